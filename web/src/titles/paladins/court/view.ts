// What City of Crowns adds to a position, and its decks: muster piles, nobles, allies, secret orders.
import type { Bundle } from "../view";

export type { CourtView, CrownsView, MusterView, NobleView, SecretView } from "../view.gen";

interface Card {
  id: string;
  provenance?: string;
}
export interface MusterCard extends Card {
  tier: number;
  worker: string;
  cost?: Record<string, number>;
  need: Record<string, number>;
  diplomacy: number;
  reward: Bundle;
}
export interface NobleCard extends Card {
  tier: number;
  icons: string[];
  entrust: { diplomacy: number; action: string; boost: Record<string, number> };
  enlist: { need: Record<string, number>; gain: Bundle };
}
export interface AllyCard extends Card {
  gain: Bundle;
  on_pass: Bundle;
}
export interface CrownsCard extends Card {
  gaps: number[];
  muster_per_vp: number;
  set_vp: number[];
  ally_icons: number;
}
