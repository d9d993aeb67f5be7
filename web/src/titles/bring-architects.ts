// All that Architects brings to the browser, in one piece: its board, its words, its icons.
import { icons } from "virtual:icons/architects";
import { addIcons } from "../lib/ui/icons";
import { addWords } from "../lib/words/fluent.svelte";

addIcons(icons);
addWords(
  import.meta.glob<string>("../../../src/courtier/locales/*/{architects,architects-names,web-architects,web-architects-told}.ftl", {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);

export { architects as board } from "./architects";
