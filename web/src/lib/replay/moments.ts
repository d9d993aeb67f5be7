// The great moments of a game, read off its chart: the widest leap, the hardest fall, the lead for good.
import { leadsFrom } from "./decided";

export interface Moment {
  kind: "gain" | "loss" | "good";
  /** which point of the chart */
  at: number;
  seat: number;
  /** points gained or lost in one go */
  n: number;
}

interface Step {
  at: number;
  seat: number;
  n: number;
}

const WORTH = 2; // points that a leap or a fall must have to be one

export function moments(points: readonly { values: number[] }[], winner: number | null): Moment[] {
  const steps = points.flatMap(({ values }, at): Step[] =>
    values.map((value, seat) => ({ at, seat, n: value - (points[at - 1]?.values[seat] ?? 0) })),
  );
  const widest = (way: 1 | -1): Step | undefined =>
    steps.filter((step) => step.n * way >= WORTH).sort((a, b) => (b.n - a.n) * way || a.at - b.at)[0];
  const [gain, loss] = [widest(1), widest(-1)];
  const found: Moment[] = [];
  if (gain) found.push({ kind: "gain", ...gain });
  if (loss) found.push({ kind: "loss", ...loss, n: -loss.n });
  const at = winner === null ? -1 : leadsFrom([...points], winner);
  if (winner !== null && at > 0) found.push({ kind: "good", at, seat: winner, n: 0 });
  return found.sort((a, b) => a.at - b.at);
}
