// How a table of this device is spoken of.
import type { Mine } from "../../lib/table/mine.svelte";
import { t, words } from "../../lib/words/fluent.svelte";

/** What it is called on this device; what we named ourselves is named in the language of today. */
export function nameOf(mine: Mine): string {
  if (mine.branch) return t("web-branch-name", { n: mine.branch.choice });
  if (mine.guided) return t("web-guide");
  return mine.name || t(`title-${mine.title}`);
}

export function ago(then: number): string {
  const minutes = Math.round((then - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(words.lang, { style: "short", numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
