// All that Paladins brings to the browser, in one piece: its board, its drawings, its icons. Its words stand in index.ts.
import { icons } from "virtual:icons/paladins";
import { addIcons } from "../lib/ui/icons";
import { addSprite } from "../lib/ui/sprites";
import drawings from "./paladins/pieces.svg?raw";

addIcons(icons);
addSprite(drawings);

export { paladins as board } from "./paladins";
