// How a table of this device is spoken of.
import type { Mine } from "../../lib/table/mine.svelte";
import { t, words } from "../../lib/words/fluent.svelte";

export const nameOf = (mine: Mine): string => mine.name || t(`title-${mine.title}`);

export function ago(then: number): string {
  const minutes = Math.round((then - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(words.lang, { style: "short", numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
