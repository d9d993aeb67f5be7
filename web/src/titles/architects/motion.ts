// What moves between two states: workers glide to their places, captured groups to their captor, numbers flash.
import { tick } from "svelte";
import { play } from "../../lib/table/sound";
import { settings } from "../../lib/settings.svelte";
import { boxOf } from "../../lib/ui/frame.svelte";
import { boards, held, type ArcView } from "./view";

const find = (selector: string): Element | null => document.querySelector(selector);

function flash(node: Element | null, pace: number): void {
  node?.animate([{ transform: "scale(1)" }, { transform: "scale(1.2)", offset: 0.35 }, { transform: "scale(1)" }], {
    duration: 380 * pace,
  });
}

/** Lets a thing arrive from where it came. */
function glide(node: Element | null, from: DOMRect | null, time: number): void {
  if (!node || !from?.width) return;
  const to = boxOf(node);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  node.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, opacity: 0.5, zIndex: 9 },
      { transform: "none", opacity: 1 },
    ],
    { duration: time, easing: "cubic-bezier(.2,.7,.3,1)" },
  );
}

interface Move {
  place: string;
  seat: number;
}

/** Groups that grew: a worker came from its owner's board. */
function arrivals(before: ArcView, after: ArcView): Move[] {
  return after.locations.flatMap((place, i) =>
    place.workers.flatMap((n, seat) =>
      n > (before.locations[i]?.workers[seat] ?? 0) ? [{ place: place.id, seat }] : [],
    ),
  );
}

/** Who holds more captives than before, and from where they came. */
function captures(before: ArcView, after: ArcView): { captor: number; from: Move }[] {
  const gone = after.locations.flatMap((place, i) =>
    place.workers.flatMap((n, seat) =>
      n < (before.locations[i]?.workers[seat] ?? 0) ? [{ place: place.id, seat }] : [],
    ),
  );
  return boards(after).flatMap((s, i) =>
    gone
      .filter((from) => (s.captives[from.seat] ?? 0) > (boards(before)[i]?.captives[from.seat] ?? 0))
      .map((from) => ({ captor: s.seat, from })),
  );
}

const home = (seat: number, mine: number | null): Element | null =>
  seat === mine ? find("[data-tray]") : find(`[data-seat="${seat}"]`);

/** Returns how long the new position should stay before the next one is shown. */
export function enact(before: ArcView, after: ArcView, mine: number | null): number {
  const pace = settings.pace;
  const came = arrivals(before, after);
  const taken = captures(before, after);
  const pairs = boards(after).map((now, i) => ({ now, was: boards(before)[i] }));
  const built = pairs.some(
    ({ now, was }) => now.built.length > (was?.built.length ?? 0) || now.cathedral > (was?.cathedral ?? 0),
  );
  const paid = pairs.some(({ now, was }) => now.silver !== was?.silver);
  const reset = after.step === "reset" && before.step !== "reset";
  const drawn = pairs.some(({ now, was }) => now.hand !== was?.hand);
  if (reset) play("bell");
  else if (taken.length) play("battle");
  else if (built) play("build");
  else if (came.length) play("steps");
  else if (drawn) play("card");
  else if (paid) play("coin");
  if (pace === 0) return 0;
  const sources = came.map((move) => ({ move, rect: boxOf(home(move.seat, mine)) }));
  const caught = taken.map(({ captor, from }) => ({
    captor,
    rect: boxOf(find(`[data-group="${from.place} ${from.seat}"]`)),
  }));
  void tick().then(() => {
    for (const { move, rect } of sources) glide(find(`[data-group="${move.place} ${move.seat}"]`), rect, 260 * pace);
    for (const { captor, rect } of caught)
      glide(
        captor === mine ? find(`[data-captives="${captor}"]`) : find(`[data-seat="${captor}"] .cap`),
        rect,
        380 * pace,
      );
    for (const { now, was } of pairs) {
      if (now.vp !== was?.vp) flash(find(`[data-vp="${now.seat}"]`), pace);
      if (now.virtue !== was?.virtue) flash(find(`[data-virtue="${now.virtue}"]`), pace);
      if (now.seat !== mine) continue;
      for (const thing of held) {
        const [a, b] = [was, now].map((s) => (thing === "silver" ? s?.silver : s?.goods[thing]));
        if (a !== b) flash(find(`[data-good="${thing}"]`), pace);
      }
    }
  });
  return (reset ? 700 : taken.length ? 560 : built ? 520 : came.length ? 420 : 160) * pace;
}
