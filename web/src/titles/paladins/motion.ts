// What moves between two states: pieces land on squares, numbers flash when they change.
import { tick } from "svelte";
import { play } from "../../lib/table/sound";
import { settings } from "../../lib/settings.svelte";
import type { PalView } from "./view";

const find = (selector: string): Element | null => document.querySelector(selector);

function flash(node: Element | null, pace: number): void {
  node?.animate([{ transform: "scale(1)" }, { transform: "scale(1.22)", offset: 0.35 }, { transform: "scale(1)" }], {
    duration: 380 * pace,
  });
}

function land(node: Element | null, from: DOMRect | null, pace: number): void {
  if (!node) return;
  const to = node.getBoundingClientRect();
  const dx = from ? from.left + from.width / 2 - to.left - to.width / 2 : 0;
  const dy = from ? from.top + from.height / 2 - to.top - to.height / 2 : -40;
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.3)`, opacity: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 280 * pace, easing: "cubic-bezier(.3,.1,.3,1)" },
  );
}

/** Returns how long the new position should stay before the next one is shown. */
export function enact(before: PalView, after: PalView, mine: number | null): number {
  const pace = settings.pace;
  const landed = after.squares.filter((q, i) => q.piece && !before.squares[i]?.piece);
  const seats = after.seats.map((s, i) => ({ now: s, was: before.seats[i] }));
  const placed = seats.some(({ now, was }) =>
    now.actions.some(
      (a, i) => a.workers.filter(Boolean).length > (was?.actions[i]?.workers.filter(Boolean).length ?? 0),
    ),
  );
  const built = seats.some(
    ({ now, was }) => now.walls.length > (was?.walls.length ?? 0) || now.jars.length > (was?.jars.length ?? 0),
  );
  const taxed = after.tax !== before.tax;
  const paid = seats.some(({ now, was }) => now.silver !== was?.silver);
  const round = after.round !== before.round;
  const orders = (view: PalView): number => view.favours.filter((slot) => slot.favour).length;
  if (after.tax > before.tax && taxed) play("battle");
  else if (round) play("bell");
  else if (orders(after) > orders(before)) play("seal");
  else if (landed.length) play("place");
  else if (placed) play("steps");
  else if (built) play("build");
  else if (paid || taxed) play("coin");
  if (pace === 0) return 0;
  const origins = landed.map((q) => ({
    id: q.id,
    rect: (q.seat === mine ? find(".right-side") : find(`[data-seat="${q.seat}"]`))?.getBoundingClientRect() ?? null,
  }));
  void tick().then(() => {
    for (const { id, rect } of origins) land(find(`[data-square="${id}"] [data-piece]`), rect, pace);
    const now = mine === null ? undefined : after.seats[mine];
    const was = mine === null ? undefined : before.seats[mine];
    if (!now || !was) return;
    for (const kind of Object.keys(now.workers))
      if (now.workers[kind] !== was.workers[kind]) flash(find(`[data-good="${kind}"]`), pace);
    for (const good of ["silver", "provision", "unpaid", "paid"] as const)
      if (now[good] !== was[good]) flash(find(`[data-good="${good}"]`), pace);
    if (now.suspicion.length !== was.suspicion.length) flash(find('[data-good="suspicion"]'), pace);
  });
  const base = round ? 700 : landed.length ? 460 : placed || built ? 400 : taxed ? 420 : 160;
  return base * pace;
}
