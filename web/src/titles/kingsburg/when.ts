// Where the game stands, in words: the season of a year, or what comes before the first one.
import { t } from "../../lib/words/fluent.svelte";
import { roman, type KbView } from "./view";

export const season = ({ phase, year }: KbView): string =>
  phase ? t("kb-season-year", { phase: t(`phase-${phase}`), year: roman(year) }) : t("kb-setup");

/** The winter that comes next. */
export const winterOf = ({ year }: KbView): string => t("kb-winter-of", { year: roman(Math.max(1, year)) });
