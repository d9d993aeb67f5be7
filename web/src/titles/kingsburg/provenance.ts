// Where the values of a card come from, for whoever asks for its details.
import { t } from "../../lib/words/fluent.svelte";

export function provenanceLines(card: { provenance?: string } | null): string[] {
  return card?.provenance && card.provenance !== "rulebook" ? [t(`kb-provenance-${card.provenance}`)] : [];
}
