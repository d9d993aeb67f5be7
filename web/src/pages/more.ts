// The pages beside the table, fetched when one of them is wanted: a table's first load does without.
import { icons } from "virtual:icons/pages";
import { addIcons } from "../lib/ui/icons";
import { addSprite } from "../lib/ui/sprites";
import faces from "../titles/kingsburg/faces.svg?raw";
import pieces from "../titles/paladins/pieces.svg?raw";

addIcons(icons);
addSprite(faces); // the lobby draws with some of both
addSprite(pieces);

export { default as ReplayScreen } from "../lib/replay/ReplayScreen.svelte";
export { default as TextTable } from "../lib/table/TextTable.svelte";
export { default as JoinPage } from "./JoinPage.svelte";
export { default as LearnPage } from "./learn/LearnPage.svelte";
export { default as LobbyPage } from "./LobbyPage.svelte";
export { default as ReplayPage } from "./ReplayPage.svelte";
export { default as RulesPage } from "./RulesPage.svelte";
