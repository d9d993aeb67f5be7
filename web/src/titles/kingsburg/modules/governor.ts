// What a governor's card says at the table: its effects with their states, in words.
import { t } from "../../../lib/words/fluent.svelte";
import type { Tip } from "../../../lib/ui/tip.svelte";
import { amountWords, content, effectLines } from "../content.svelte";
import { provenanceLines } from "../provenance";
import type { KbGovernor } from "../view";

export type EffectState = KbGovernor["effects"][number]["state"];

export interface EffectLine {
  text: string;
  state: EffectState;
  back: string;
}

/** Each effect of the card with its state; a card whose text is one sentence has one line. */
export function linesOf(governor: KbGovernor): EffectLine[] {
  const texts = effectLines(content.governor(governor.id)?.text);
  return texts.map((text, i) => {
    const effect = governor.effects[i] ?? governor.effects[0];
    return { text, state: effect?.state ?? "always", back: effect?.back ?? "" };
  });
}

/** The state that matters most now: what can be used, then what always counts, then what waits, then what is used. */
export function stateOf(governor: KbGovernor): EffectState {
  const states = governor.effects.map((effect) => effect.state);
  return (["ready", "always", "off", "used"] as const).find((state) => states.includes(state)) ?? "always";
}

/** "used, back next year" */
export function stateWords(state: EffectState, back: string): string {
  if (state === "used" && back) return t(`kb-effect-used-${back}`);
  return t(`kb-effect-${state}`);
}

export function footWords(governor: KbGovernor): string {
  const state = stateOf(governor);
  const back = governor.effects.find((effect) => effect.state === state)?.back ?? "";
  return stateWords(state, back);
}

export const broughtWords = (governor: KbGovernor): string =>
  Object.values(governor.brought).some(Boolean) ? t("kb-brought", { things: amountWords(governor.brought) }) : "";

export function governorTip(governor: KbGovernor, owner: string | null): Tip {
  const name = t(`governor-${governor.id}`);
  const lines = linesOf(governor).map((line) => `${line.text} (${stateWords(line.state, line.back)})`);
  const brought = broughtWords(governor);
  return {
    title: owner === null ? t("kb-governor-yours", { name }) : t("kb-governor-of", { name, owner }),
    lines: [...lines, ...(brought ? [brought] : [])],
    source: provenanceLines(content.governor(governor.id)),
  };
}
