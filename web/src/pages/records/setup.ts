// The setup of a game in words: its modules and variants by their names.
import type { OptionSpec } from "../../lib/net/types";
import { maybe, tidy } from "../../lib/words/fluent.svelte";

/** What differs from the usual game; of several, every one. */
export function setupWords(title: string, all: readonly OptionSpec[], chosen: Record<string, unknown>): string[] {
  const name = (key: string, id: string): string => maybe(`option-${title}-${key}`) ?? tidy(id);
  return all
    .filter((option) => option.name in chosen)
    .flatMap((option) => {
      const value = chosen[option.name];
      if (option.kind === "several")
        return (value as unknown[]).map((one) => name(`${option.name}-${String(one)}`, String(one)));
      if (value === option.default) return [];
      return [option.kind === "flag" ? name(option.name, option.name) : name(`${option.name}-${String(value)}`, String(value))]; // prettier-ignore
    });
}
