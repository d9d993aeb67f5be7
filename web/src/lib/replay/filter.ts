// Which marked choices the analysis lists, and in which order.
import type { Verdict } from "../net/types";

export type Order = "cost" | "game";
export const GRADES = ["blunder", "mistake", "slip"] as const;
export type Marked = (typeof GRADES)[number];

export interface Filter {
  /** none chosen: all of them */
  seats: readonly number[];
  grades: readonly string[];
  order: Order;
}

export function sift(verdicts: readonly Verdict[], filter: Filter): Verdict[] {
  const wanted = <T>(list: readonly T[], one: T): boolean => !list.length || list.includes(one);
  const found = verdicts.filter((v) => wanted(filter.seats, v.seat) && wanted(filter.grades, v.grade));
  return found.sort((a, b) => (filter.order === "cost" ? b.cost - a.cost || a.n - b.n : a.n - b.n));
}

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
