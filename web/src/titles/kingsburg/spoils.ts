// Rewards on their way: an advisor's icons fly to the purse or the seat card of whoever earned them; numbers count up.
import { boxOf, overlay } from "../../lib/ui/frame.svelte";
import type { StoryLine } from "../../lib/net/types";
import type { KbView } from "./view";

const FLIGHT = 420; // milliseconds at normal speed
const APART = 180;

export interface Spoil {
  seat: number;
  advisor: string;
}

/** Who was paid by whom between two states, in the order of the court. */
export function spoils(story: StoryLine[], view: KbView): Spoil[] {
  return story
    .filter((line) => line.kind === "kingsburg-story-reward" && line.seat !== null)
    .flatMap((line) => {
      const rank = line.phrase.args?.["rank"];
      const advisor = view.advisors.find((a) => a.rank === rank);
      return advisor ? [{ seat: line.seat as number, advisor: advisor.id }] : [];
    });
}

/** How long the flights of so many rewards take. */
export const flightTime = (n: number): number => (n ? FLIGHT + APART * (n - 1) : 0);

export function carry(list: Spoil[], mine: number | null, pace: number): void {
  list.forEach(({ seat, advisor }, i) => {
    const icons = document.querySelector(`[data-advisor="${advisor}"] .rew .in`);
    const goal =
      (seat === mine && document.querySelector("[data-purse]")) || document.querySelector(`[data-seat="${seat}"]`);
    const from = boxOf(icons);
    const to = boxOf(goal);
    if (!icons || !from?.width || !to?.width) return;
    const copy = icons.cloneNode(true) as HTMLElement;
    copy.setAttribute("aria-hidden", "true");
    for (const [property, value] of Object.entries({
      position: "fixed",
      left: `${from.left}px`,
      top: `${from.top}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      display: "flex",
      "pointer-events": "none",
      "z-index": "50",
    }))
      copy.style.setProperty(property, value);
    overlay().append(copy);
    const dx = to.left + to.width / 2 - from.left - from.width / 2;
    const dy = to.top + to.height / 2 - from.top - from.height / 2;
    const flight = copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - 30}px) scale(1.35)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.7)`, opacity: 0.2 },
      ],
      { duration: FLIGHT * pace, delay: APART * i * pace, fill: "backwards", easing: "cubic-bezier(.3,.1,.3,1)" },
    );
    const away = (): void => copy.remove();
    flight.finished.then(away, away);
  });
}

/** Counts the number inside a node from one value to another; gives way as soon as anything else writes there. */
export function count(node: Element | null, from: number, to: number, time: number): void {
  if (!node || from === to || time <= 0) return;
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let text = walk.nextNode() as Text | null;
  while (text && text.data.trim() !== String(to)) text = walk.nextNode() as Text | null;
  if (!text) return;
  const place = text;
  const start = performance.now();
  let last = place.data;
  const tick = (now: number): void => {
    if (place.data !== last) return;
    const part = Math.min(1, (now - start) / time);
    last = place.data = String(Math.round(from + (to - from) * part));
    if (part < 1) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}
