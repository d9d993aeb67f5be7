// How a table of this device is spoken of.
import type { Mine } from "../../lib/table/mine.svelte";
import { t, words } from "../../lib/words/fluent.svelte";

/** What it is called on this device; what we named ourselves is named in the language of today. */
export function nameOf(mine: Mine): string {
  if (mine.branch) return t("web-branch-name", { n: mine.branch.choice });
  if (mine.guided) return t("web-guide");
  return mine.name || t(`title-${mine.title}`);
}

/** Beside its name: its title where it has a name of its own, and how it stands. */
export function aboutOf(mine: Mine, state: (string | undefined)[]): string {
  const title = t(`title-${mine.title}`);
  return [nameOf(mine) === title ? "" : title, ...state].filter(Boolean).join(" · ");
}

/** The games to go on with: mine to move first, then the latest. What is only tried out is none. */
export function goingOn(list: readonly Mine[]): Mine[] {
  return list
    .filter((mine) => mine.status !== "over" && mine.status !== "differs" && !mine.branch)
    .sort((a, b) => Number(!!b.myTurn) - Number(!!a.myTurn) || b.seen - a.seen);
}

/** Where a pasted link leads: to a table, a replay; null for anything else. */
export function invitation(text: string): string | null {
  const found = /(\/(?:table|text|replay|r)\/[\w~.-]+)(\?[\w=&]*)?(#s=[\w~.-]+)?\s*$/.exec(text.trim());
  return found ? (found[1] ?? "") + (found[2] ?? "") + (found[3] ?? "") : null;
}

export function ago(then: number): string {
  const minutes = Math.round((then - Date.now()) / 60000);
  const format = new Intl.RelativeTimeFormat(words.lang, { style: "short", numeric: "auto" });
  if (minutes > -60) return format.format(minutes, "minute");
  if (minutes > -60 * 24) return format.format(Math.round(minutes / 60), "hour");
  return format.format(Math.round(minutes / 1440), "day");
}
