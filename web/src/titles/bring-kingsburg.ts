// All that Kingsburg brings to the browser, in one piece: its board, its drawings, its icons. Its words stand in index.ts.
import { icons } from "virtual:icons/kingsburg";
import { addIcons } from "../lib/ui/icons";
import { addSprite } from "../lib/ui/sprites";
import drawings from "./kingsburg/faces.svg?raw";

addIcons(icons);
addSprite(drawings);

export { kingsburg as board } from "./kingsburg";
