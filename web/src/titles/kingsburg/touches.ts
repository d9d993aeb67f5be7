// What the destiny of the year changes, for the pieces that show it.
import { maybe, signed, t } from "../../lib/words/fluent.svelte";
import type { TouchView } from "./view.gen";
import type { KbView } from "./view";

const NONE: TouchView[] = [];

/** The changes that lie on one piece. */
export function touchesOn(view: KbView, piece: TouchView["piece"], id = ""): TouchView[] {
  const all = view.destiny?.touches;
  return all ? all.filter((touch) => touch.piece === piece && touch.id === id) : NONE;
}

/** "+1 VP", "+1 strength"; a new value of the king's reward has no sign. */
const changes = (touch: TouchView): string =>
  Object.entries(touch.change)
    .map(([thing, n]) => {
      if (thing === "strength") return t("kb-touch-strength", { n: signed(n) });
      const amount = maybe(`thing-${thing}`, { n: Math.abs(n) });
      if (!amount) return signed(n);
      return touch.piece === "kings_reward" ? amount : (n < 0 ? "−" : "+") + amount;
    })
    .join(", ");

/** "Queen +1 VP" */
export function touchWords(touch: TouchView): string {
  const name =
    touch.piece === "advisor" || touch.piece === "building"
      ? t(`${touch.piece}-${touch.id}`)
      : t(`kb-touch-on-${touch.piece}`);
  return `${name} ${changes(touch)}`.trim();
}

const FEW = 4;

/** All that the destiny touches; many buildings with the same change are counted. */
export function allTouches(touches: TouchView[]): string {
  const said = touches.map(touchWords);
  if (said.length <= FEW) return said.join(t("join-semicolon"));
  const [first] = touches;
  const same = touches.every((touch) => touch.piece === "building" && changes(touch) === (first ? changes(first) : ""));
  return same && first
    ? t("kb-touch-many", { n: touches.length, change: changes(first) })
    : said.join(t("join-semicolon"));
}
