// All that Paladins brings to the browser, in one piece: its board, its words, its icons.
import { icons } from "virtual:icons/paladins";
import { addIcons } from "../lib/ui/icons";
import { addWords } from "../lib/words/fluent.svelte";

addIcons(icons);
addWords(
  import.meta.glob<string>(
    "../../../src/courtier/locales/*/{paladins,paladins-names,paladins-crowns,paladins-court,web-paladins,web-paladins-court,web-paladins-told}.ftl",
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  ),
);

export { paladins as board } from "./paladins";
