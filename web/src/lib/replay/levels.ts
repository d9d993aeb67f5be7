// The bots that people play against, weakest first, as the server has them.
export const LEVELS = ["page", "squire", "knight", "steward", "chancellor"] as const;

/** The strongest level among these bots; null where none of them is a level. */
export function strongest(bots: readonly (string | null)[]): string | null {
  return LEVELS.findLast((level) => bots.includes(level)) ?? null;
}
