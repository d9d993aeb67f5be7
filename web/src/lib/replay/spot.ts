// A moment of a replay as its address says it: "?choice=57&seat=1&analysis=1". A link leads to this very choice.
export interface Spot {
  /** choices made before; null where the address names none */
  choice: number | null;
  /** whose side the board shows; null is everybody's */
  seat: number | null;
  analysis: boolean;
  /** what the address asks for and the game has not, in its own words */
  lost: string | null;
}

const whole = /^\d{1,6}$/;

export function readSpot(search: string, frames: number, seats: number): Spot {
  const query = new URLSearchParams(search);
  const number = (name: string, most: number): number | null => {
    const text = query.get(name);
    return text !== null && whole.test(text) && Number(text) <= most ? Number(text) : null;
  };
  const asked = query.get("choice");
  const choice = number("choice", frames);
  return {
    choice,
    seat: number("seat", seats - 1),
    analysis: query.get("analysis") === "1",
    lost: asked !== null && choice === null ? asked.slice(0, 20) : null,
  };
}

export function writeSpot(spot: Pick<Spot, "choice" | "seat" | "analysis">): string {
  const query = new URLSearchParams();
  if (spot.choice !== null) query.set("choice", String(spot.choice));
  if (spot.seat !== null) query.set("seat", String(spot.seat));
  if (spot.analysis) query.set("analysis", "1");
  const text = query.toString();
  return text && "?" + text;
}
