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

/** "+1 VP", "+1 strength" */
const changes = (touch: TouchView): string =>
  Object.entries(touch.change)
    .map(([thing, n]) => {
      const amount = maybe(`thing-${thing}`, { n: Math.abs(n) });
      return amount ? (n < 0 ? "−" : "+") + amount : t("kb-touch-strength", { n: signed(n) });
    })
    .join(", ");

/** "Queen: +1 VP" */
export function touchWords(touch: TouchView): string {
  const name =
    touch.piece === "advisor" || touch.piece === "building"
      ? t(`${touch.piece}-${touch.id}`)
      : t(`kb-touch-on-${touch.piece}`);
  const change = changes(touch);
  return change ? `${name} ${change}` : name;
}
