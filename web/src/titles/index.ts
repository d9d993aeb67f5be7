// Every title that has a board in the browser: what the lobby must know of it, and how its board and its words are
// fetched. A new title adds its line here, its name in vite.config.ts and a file beside this one that brings all the rest.
import { ApiError } from "../lib/net/api";
import type { Values } from "../lib/net/options";
import type { TitleUi } from "../lib/table/title";
import type { IconName } from "../lib/ui/icon-names";
import { addWords, type WordFiles } from "../lib/words/fluent.svelte";

export interface Door {
  icon: IconName;
  bring(): Promise<{ board: TitleUi }>;
  words: WordFiles;
  /** The deal of a guided first table, on which the first round shows what matters, and its one bot. */
  guide?: { seed: string; bot: { id: string; name: string } };
}

export const titles: Record<string, Door> = {
  kingsburg: {
    icon: "crown",
    bring: () => import("./bring-kingsburg"),
    words: import.meta.glob<string>(
      "../../../src/courtier/locales/*/{kingsburg,kingsburg-names,web-kingsburg,web-kingsburg-told}.ftl",
      {
        query: "?raw",
        import: "default",
      },
    ),
    guide: { seed: "20", bot: { id: "greedy", name: "Odo" } },
  },
  paladins: {
    icon: "cross-shield",
    bring: () => import("./bring-paladins"),
    words: import.meta.glob<string>(
      "../../../src/courtier/locales/*/{paladins,paladins-names,paladins-crowns,paladins-court,web-paladins,web-paladins-court,web-paladins-told}.ftl",
      { query: "?raw", import: "default" },
    ),
    guide: { seed: "7", bot: { id: "squire", name: "Odo" } },
  },
  architects: {
    icon: "church",
    bring: () => import("./bring-architects"),
    words: import.meta.glob<string>(
      "../../../src/courtier/locales/*/{architects,architects-names,web-architects,web-architects-told}.ftl",
      {
        query: "?raw",
        import: "default",
      },
    ),
    guide: { seed: "3", bot: { id: "squire", name: "Odo" } },
  },
};

const fetched = async (door: Door): Promise<TitleUi> => {
  const [{ board }] = await Promise.all([door.bring(), addWords(door.words)]);
  return board;
};

/** Begins to fetch a board that will be wanted, while the server is still asked about the table. */
export function expect(title: string | undefined): void {
  const door = title ? titles[title] : undefined;
  if (door) void fetched(door).catch(() => {}); // whoever wants it asks again, and says so
}

/** The title's board with all it needs to draw a table with these options; null for a title without one. */
export async function boardOf(title: string, options: Values): Promise<TitleUi | null> {
  const door = titles[title];
  if (!door) return null;
  const board = await fetched(door).catch(() => {
    throw new ApiError(0, { key: "web-offline" });
  });
  await board.prepare(options);
  return board;
}

/** Titles shown in the lobby as coming. */
export const coming: readonly string[] = [];
