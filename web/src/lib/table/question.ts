// Whether a new position asks a seat something new.
import type { State } from "../net/types";

type Asked = Pick<State, "asks" | "options">;

/** True when this seat is asked just what it was asked before: another answered in secret, so what is in hand stays. */
export function sameQuestion(before: Asked | null, after: Asked, seat: number | null): boolean {
  const told = (state: Asked): string | null => {
    const ask = state.asks.find((one) => one.seat === seat);
    return ask ? JSON.stringify([ask, state.options.map((option) => option.token)]) : null;
  };
  const now = told(after);
  return now !== null && before !== null && told(before) === now;
}
