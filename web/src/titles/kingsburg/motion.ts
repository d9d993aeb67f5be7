// What moves between two states: dice fly to their advisor and tumble when rolled, rewards fly out, numbers count.
import { tick } from "svelte";
import { play } from "../../lib/table/sound";
import { settings } from "../../lib/settings.svelte";
import { boxOf, overlay } from "../../lib/ui/frame.svelte";
import type { StoryLine } from "../../lib/net/types";
import { carry, count as countUp, flightTime, spoils } from "./spoils";
import { privatePlace } from "./tokens";
import type { KbView } from "./view";

const WINTER = 8; // the last phase of a year

const find = (selector: string): Element | null => document.querySelector(selector);

/** Carries a copy of what stands on a ledge from where it came, in a low arc. */
function fly(from: DOMRect, ledge: Element, pace: number): void {
  const to = boxOf(ledge);
  if (!to.width || !from.width) return;
  const copy = ledge.cloneNode(true) as HTMLElement;
  copy.removeAttribute("data-ledge");
  copy.setAttribute("aria-hidden", "true");
  const set = (property: string, value: string): void => copy.style.setProperty(property, value);
  set("position", "fixed");
  set("left", `${to.left}px`);
  set("top", `${to.top}px`);
  set("width", `${to.width}px`);
  set("height", `${to.height}px`);
  set("margin", "0");
  set("background", "none");
  set("box-shadow", "none");
  set("pointer-events", "none");
  set("z-index", "50");
  overlay().append(copy);
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  const flight = copy.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(1.3)`, offset: 0 },
      { transform: `translate(${dx / 2}px, ${dy / 2 - 46}px) scale(1.25)`, offset: 0.5 },
      { transform: "translate(0, 0) scale(1)", offset: 1 },
    ],
    { duration: 320 * pace, easing: "cubic-bezier(.3,.1,.3,1)" },
  );
  ledge.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], { duration: 320 * pace });
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}

function tumble(nodes: Iterable<Element>, pace: number): void {
  let i = 0;
  for (const node of nodes)
    node.animate(
      [
        { transform: "translateY(-26px) rotate(-220deg)", opacity: 0.2 },
        { transform: "translateY(4px) rotate(24deg)", opacity: 1, offset: 0.7 },
        { transform: "none" },
      ],
      { duration: 500 * pace, delay: 60 * i++ * pace, fill: "backwards", easing: "ease-out" },
    );
}

function flash(node: Element | null, pace: number): void {
  node?.animate([{ transform: "scale(1)" }, { transform: "scale(1.28)", offset: 0.35 }, { transform: "scale(1)" }], {
    duration: 420 * pace,
  });
}

const count = (groups: { dice: number[]; bonus: number[] }[]): number =>
  groups.reduce((sum, g) => sum + g.dice.length + g.bonus.length, 0);

/** Returns how long the new position should stay before the next one is shown. */
export function enact(before: KbView, after: KbView, mine: number | null, story: StoryLine[] = []): number {
  const pace = settings.pace;
  const places = (view: KbView) => [
    ...view.advisors.map((advisor) => ({ id: advisor.id, groups: advisor.groups })),
    ...view.seats.flatMap((s) =>
      (s.private_advisors ?? []).map((advisor) => ({ id: privatePlace(advisor.rank), groups: advisor.groups })),
    ),
  ];
  const stood = places(before);
  const landed = places(after).filter((place, i) => count(place.groups) > count(stood[i]?.groups ?? []));
  const rolled = after.seats.some((s, i) => s.rolled > 0 && (before.seats[i]?.rolled ?? 0) === 0);
  const built = after.seats.flatMap((s, i) =>
    s.buildings.filter((id) => !before.seats[i]?.buildings.includes(id)).map((id) => ({ seat: s.seat, id })),
  );
  const changed = (key: "gold" | "wood" | "stone" | "plus2" | "soldiers" | "vp") =>
    after.seats.filter((s, i) => s[key] !== before.seats[i]?.[key]);
  const fought = after.battle.length > 0 && before.battle.length === 0;

  const winter = after.phase === WINTER && before.phase !== WINTER;

  if (fought) play("battle");
  else if (winter) play("horn");
  else if (rolled) play("dice");
  else if (built.length) play("build");
  else if (landed.length) play("place");
  else if (after.phase !== before.phase) play("bell");
  else if (changed("gold").length || changed("vp").length) play("coin");

  if (pace === 0) return 0;
  const paid = spoils(story, before).slice(0, 8);
  const time = Math.max(300, flightTime(paid.length)) * pace;
  const was = (seat: number) => before.seats.find((s) => s.seat === seat);
  const origins = landed.map((advisor) => {
    const seat = advisor.groups.at(-1)?.seat ?? -1;
    const source = seat === mine ? find("[data-tray]") : find(`[data-seat="${seat}"]`);
    return { advisor, rect: boxOf(source) };
  });
  void tick().then(() => {
    for (const { advisor, rect } of origins) {
      const ledge = find(`[data-ledge="${advisor.id}"]`);
      if (rect && ledge) fly(rect, ledge, pace);
    }
    if (rolled) tumble(document.querySelectorAll("[data-tray] .die, [data-seat] .row .die"), pace);
    for (const { seat, id } of built) if (seat === mine) flash(find(`[data-building="${id}"] .gl`), pace);
    carry(paid, mine, pace);
    for (const s of changed("vp")) {
      flash(find(`[data-vp="${s.seat}"]`), pace);
      countUp(find(`[data-vp="${s.seat}"]`), was(s.seat)?.vp ?? 0, s.vp, time);
    }
    for (const key of ["gold", "wood", "stone", "plus2", "soldiers"] as const)
      for (const s of changed(key))
        if (s.seat === mine) {
          flash(find(`[data-purse="${key}"]`), pace);
          countUp(find(`[data-purse="${key}"]`), was(s.seat)?.[key] ?? 0, s[key], time);
        }
  });
  const shown = fought ? 1600 : rolled ? 900 : landed.length ? 520 : built.length ? 480 : 260;
  return Math.max(shown, flightTime(paid.length)) * pace;
}
