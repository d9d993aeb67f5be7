// All that Architects brings to the browser, in one piece: its board, its drawings, its icons. Its words stand in index.ts.
import { icons } from "virtual:icons/architects";
import { addIcons } from "../lib/ui/icons";
import { addSprite } from "../lib/ui/sprites";
import drawings from "./architects/pieces.svg?raw";

addIcons(icons);
addSprite(drawings);

export { architects as board } from "./architects";
