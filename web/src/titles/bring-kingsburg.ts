// All that Kingsburg brings to the browser, in one piece: its board, its words, its icons.
import { icons } from "virtual:icons/kingsburg";
import { addIcons } from "../lib/ui/icons";
import { addWords } from "../lib/words/fluent.svelte";

addIcons(icons);
addWords(
  import.meta.glob<string>("../../../src/courtier/locales/*/{kingsburg,kingsburg-names,web-kingsburg,web-kingsburg-told}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { kingsburg as board } from "./kingsburg";
