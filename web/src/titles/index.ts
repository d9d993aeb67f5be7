// Every title that has a board in the browser: what the lobby must know of it, and how its board is fetched. A new title
// adds its line here, its name in vite.config.ts and a file beside this one that brings all the rest.
import { ApiError } from "../lib/net/api";
import type { Values } from "../lib/net/options";
import type { TitleUi } from "../lib/table/title";
import type { IconName } from "../lib/ui/icon-names";
import plans from "./architects/pieces.svg?raw";
import faces from "./kingsburg/faces.svg?raw";
import pieces from "./paladins/pieces.svg?raw";

export interface Door {
  icon: IconName;
  bring(): Promise<{ board: TitleUi }>;
  /** The deal of a guided first table, on which the first round shows what matters, and its one bot. */
  guide?: { seed: string; bot: { id: string; name: string } };
}

export const titles: Record<string, Door> = {
  kingsburg: {
    icon: "crown",
    bring: () => import("./bring-kingsburg"),
    guide: { seed: "20", bot: { id: "greedy", name: "Odo" } },
  },
  paladins: {
    icon: "cross-shield",
    bring: () => import("./bring-paladins"),
    guide: { seed: "7", bot: { id: "squire", name: "Odo" } },
  },
  architects: {
    icon: "church",
    bring: () => import("./bring-architects"),
    guide: { seed: "3", bot: { id: "squire", name: "Odo" } },
  },
};

/** The title's board with all it needs to draw a table with these options; null for a title without one. */
export async function boardOf(title: string, options: Values): Promise<TitleUi | null> {
  const door = titles[title];
  if (!door) return null;
  const { board } = await door.bring().catch(() => {
    throw new ApiError(0, { key: "web-offline" });
  });
  await board.prepare(options);
  return board;
}

/** Drawings that boards and the lobby refer to, placed once in the page. */
export const sprites: string[] = [faces, pieces, plans];

/** Titles shown in the lobby as coming. */
export const coming: readonly string[] = [];
