// The current language and every word the client shows. Both languages are bundled, so a switch needs no reload;
// the words of a title come with its board.
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { format, makeBundle, message, segments, unbroken, type Phrase, type SeatNames, type Segment } from "./phrase";
export { minus, signed } from "./phrase";

export type Lang = "en" | "fr";
export const langs: readonly Lang[] = ["en", "fr"];

/** Texts of .ftl files by their paths. */
export type WordFiles = Record<string, string>;

const files: WordFiles = import.meta.glob<string>(
  "../../../../src/courtier/locales/*/{bots,core,server,titles,web,web-analysis,web-told}.ftl",
  { query: "?raw", import: "default", eager: true },
);

const bundles = { en: makeBundle("en", []), fr: makeBundle("fr", []) };

export function addWords(more: WordFiles): void {
  for (const [path, text] of Object.entries(more)) {
    const lang = path.includes("/fr/") ? "fr" : "en";
    const source = lang === "fr" ? unbroken(text) : text;
    bundles[lang].addResource(new FluentResource(source), { allowOverrides: true });
  }
}

addWords(files);

class Words {
  lang = $state<Lang>("en");

  get bundle() {
    return bundles[this.lang];
  }
}

export const words = new Words();

export function setLang(lang: Lang): void {
  words.lang = lang;
  document.documentElement.lang = lang;
}

/** A client string by key. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return message(words.bundle, key, args) ?? message(bundles.en, key, args) ?? key;
}

/** A client string that may not exist, such as the name of an option a new title brings. */
export function maybe(key: string, args?: Record<string, FluentVariable>): string | null {
  return message(words.bundle, key, args);
}

const noNames: SeatNames = (seat) => String(seat + 1);

export function say(phrase: Phrase, names: SeatNames = noNames): string {
  return format(words.bundle, phrase, names);
}

export function saySegments(phrase: Phrase, names: SeatNames = noNames): Segment[] {
  return segments(words.bundle, phrase, names);
}

export function number(value: number, digits = 1): string {
  return new Intl.NumberFormat(words.lang, { maximumFractionDigits: digits, signDisplay: "negative" })
    .format(value)
    .replace("-", "−");
}

/** A tidy reader's name for an id that no locale names: "first_player" becomes "First player". */
export function tidy(id: string): string {
  const text = id.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
