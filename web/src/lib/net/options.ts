// Table options as the server describes them: which of them apply, what is sent, and which preset is chosen.
import type { OptionSpec, Preset } from "./types";

export type Values = Record<string, unknown>;

const listed = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value]);

/** The value of an option: as chosen, or its default. */
export const valueOf = (option: OptionSpec, values: Values): unknown => values[option.name] ?? option.default;

/** Does the option change anything, with so many seats and what else is chosen? */
export function applies(option: OptionSpec, all: OptionSpec[], values: Values, seats: number): boolean {
  if (option.seats.length && !option.seats.includes(seats)) return false;
  const { needs } = option;
  if (!needs) return true;
  const other = all.find((spec) => spec.name === needs.option);
  return !!other && listed(valueOf(other, values)).some((value) => needs.values.includes(value));
}

/** The values that can be had with what else is chosen. */
export function offered(option: OptionSpec, all: OptionSpec[], values: Values): unknown[] {
  const barred = option.only.filter((one) => {
    const other = all.find((spec) => spec.name === one.option);
    return !other || !one.values.includes(valueOf(other, values));
  });
  return option.values.filter((value) => !barred.some((one) => one.value === value));
}

/** What is chosen, without values that cannot be had any more. */
export function settled(all: OptionSpec[], values: Values): Values {
  const gone = all.filter(
    (option) => option.only.length && !offered(option, all, values).includes(valueOf(option, values)),
  );
  return Object.fromEntries(Object.entries(values).filter(([name]) => !gone.some((option) => option.name === name)));
}

/** What is chosen, without what does not apply. */
export function applying(all: OptionSpec[], values: Values, seats: number): Values {
  const fit = all.filter((option) => option.name in values && applies(option, all, values, seats));
  return Object.fromEntries(fit.map((option) => [option.name, values[option.name]]));
}

/** Several values in the order of the title, with one more or one less. */
export function toggled(option: OptionSpec, values: Values, value: unknown, on: boolean): unknown[] {
  const now = listed(valueOf(option, values));
  return option.values.filter((one) => (one === value ? on : now.includes(one)));
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The preset that says just what is chosen. Options that no preset names are left out of it. */
export function presetOf(presets: Preset[], all: OptionSpec[], values: Values): string | null {
  const named = all.filter((option) => presets.some((preset) => option.name in preset.options));
  const found = presets.find((preset) =>
    named.every((option) => same(valueOf(option, values), valueOf(option, preset.options))),
  );
  return found?.name ?? null;
}

/** What is chosen after taking a preset: options that no preset names stay as they are. */
export function withPreset(presets: Preset[], preset: Preset, values: Values): Values {
  const kept = Object.entries(values).filter(([name]) => !presets.some((one) => name in one.options));
  return { ...Object.fromEntries(kept), ...preset.options };
}

/** Do the presets speak of this option, or of one that it is a variant of? Then a surprise draws it. */
export function spoken(presets: Preset[], all: OptionSpec[], name: string): boolean {
  const needs = all.find((option) => option.name === name)?.needs?.option;
  return presets.some((preset) => name in preset.options || (!!needs && needs in preset.options));
}

/** Options as the query of an address, e.g. ?modules=1,3; empty without options. */
export function queryOf(options: Values): string {
  const pairs = Object.entries(options).map(([name, value]) => [name, listed(value).join(",")]);
  return pairs.length ? `?${new URLSearchParams(pairs).toString()}` : "";
}
