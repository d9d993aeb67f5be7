// Every title that has a board in the browser. A new title adds its line here and nothing else outside its folder.
import type { TitleUi } from "../lib/table/title";
import { architects } from "./architects";
import plans from "./architects/pieces.svg?raw";
import faces from "./kingsburg/faces.svg?raw";
import { kingsburg } from "./kingsburg";
import { paladins } from "./paladins";
import pieces from "./paladins/pieces.svg?raw";

export const titles: Record<string, TitleUi> = { kingsburg, paladins, architects };

/** Drawings that boards refer to, placed once in the page. */
export const sprites: string[] = [faces, pieces, plans];

/** Titles shown in the lobby as coming. */
export const coming: readonly string[] = [];
