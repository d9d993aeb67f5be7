// Somebody who is away: for how long, and how long until a bot may be voted in. The server's seconds, counted on here.
import type { SeatFacts } from "../net/types";

export interface Away {
  /** whole seconds since the last connection closed */
  away: number;
  /** whole seconds until a bot may play on; 0 when it may */
  left: number;
}

export function since(fact: Pick<SeatFacts, "away" | "takeover">, told: number, now: number): Away {
  const more = Math.max(0, now - told) / 1000;
  return {
    away: Math.floor((fact.away ?? 0) + more),
    left: Math.max(0, Math.ceil((fact.takeover ?? 0) - more)),
  };
}

/** 75 as 1:15. */
export function spell(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
