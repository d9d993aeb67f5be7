// The parts of a strength in words, in the order in which they are added.
import { maybe, signed, t } from "../../lib/words/fluent.svelte";
import type { BattlePart } from "./view.gen";

/** "soldiers +3", "Guard Tower +1" */
export function partWords(part: BattlePart): string {
  const name =
    maybe(`battle-part-${part.source}`) ??
    maybe(`building-${part.source}`) ??
    maybe(`governor-${part.source}`) ??
    part.source;
  return t("battle-part", { what: name, n: signed(part.n) });
}
