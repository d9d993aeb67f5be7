// What Kingsburg's modules and scenarios bring to the browser, fetched when a game has one: drawings and sheets.
import { icons } from "virtual:icons/kingsburg-modules";
import { addIcons } from "../lib/ui/icons";
import { addSprite } from "../lib/ui/sprites";
import governors from "./kingsburg/governors.svg?raw";

addIcons(icons);
addSprite(governors);

export { default as Alcove } from "./kingsburg/modules/Alcove.svelte";
export { default as Destiny } from "./kingsburg/modules/Destiny.svelte";
export { default as DestinyArt } from "./kingsburg/modules/DestinyArt.svelte";
export { default as Face } from "./kingsburg/modules/Face.svelte";
export { default as Scenario } from "./kingsburg/modules/Scenario.svelte";
export { default as SeatExtras } from "./kingsburg/modules/SeatExtras.svelte";
export { default as Sheets } from "./kingsburg/modules/Sheets.svelte";
export { default as TextModules } from "./kingsburg/modules/TextModules.svelte";
export { default as TileArt } from "./kingsburg/modules/TileArt.svelte";
export { default as TileLine } from "./kingsburg/modules/TileLine.svelte";
export { default as Tokens } from "./kingsburg/modules/Tokens.svelte";
export { buildingIcons, destinyIcons, scenarioIcons } from "./kingsburg/modules/drawings";
export { shares } from "./kingsburg/modules/tileParts";
