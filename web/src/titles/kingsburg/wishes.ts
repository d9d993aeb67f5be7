// What a Kingsburg player may answer ahead: pass in step b, build nothing in step d, recruit nobody in phase 7.
import type { Wish } from "../../lib/table/title";
import type { KbView } from "./view";

export const scope = (view: KbView): string => `${view.year}.${view.phase}`;

/** How each of them is answered without doing anything. */
const nothing = { influence: "pass", construct: "pass", recruit: "recruit 0" } as const;

export const wishes = (view: KbView): Wish[] =>
  view.ahead.map((ask) => ({ ask, token: nothing[ask], scope: scope(view), label: `kb-wish-${ask}` }));
