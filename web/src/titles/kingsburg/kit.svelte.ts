// What modules and scenarios need on screen, fetched when something of theirs is first drawn: the basic game does without.
import type { IconName } from "../../lib/ui/icon-names";
import { addWords } from "../../lib/words/fluent.svelte";
import { buildingIcons } from "./drawings";

const words = import.meta.glob<string>(
  ["../../../../src/courtier/locales/*/{kingsburg-*,web-kingsburg-modules}.ftl", "!**/kingsburg-{names,terminal}.ftl"],
  { query: "?raw", import: "default" },
);

type Parts = typeof import("../bring-kingsburg-modules");

class Kit {
  #parts = $state.raw<Parts | null>(null);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= Promise.all([import("../bring-kingsburg-modules"), addWords(words)]).then(
      ([parts]) => void (this.#parts = parts),
      () => void (this.#asked = null), // asked again the next time
    );
    return this.#asked;
  }

  /** Null until they are here; whoever reads it is drawn anew then. */
  get parts(): Parts | null {
    if (!this.#parts) void this.load();
    return this.#parts;
  }
}

export const kit = new Kit();

/** The picture of a building, of the basic sheet or of a module. */
export const buildingIcon = (id: string): IconName => buildingIcons[id] ?? kit.parts?.buildingIcons[id] ?? "castle";
