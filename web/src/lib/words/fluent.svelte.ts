// The current language and every word the client shows. A page fetches the words of its language alone; another language
// comes when it is chosen, and the words of a title with its board.
import { FluentResource, type FluentVariable } from "@fluent/bundle";
import { format, makeBundle, message, segments, unbroken, type Phrase, type SeatNames, type Segment } from "./phrase";
export { minus, signed } from "./phrase";

export type Lang = "en" | "fr";
export const langs: readonly Lang[] = ["en", "fr"];

/** .ftl files by their paths, each fetched when it is wanted. */
export type WordFiles = Record<string, () => Promise<string>>;

const bundles = { en: makeBundle("en", []), fr: makeBundle("fr", []) };
const files: WordFiles = {};
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
const here = new Map<string, Promise<void>>();
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nor on this
const there = new Set<string>();

class Words {
  lang = $state<Lang>("en");
  /** counts what has been added, so that what is on screen is said anew */
  #files = $state(0);

  get bundle() {
    void this.#files;
    return bundles[this.lang];
  }
  get ready(): boolean {
    return this.#files > 0;
  }
  more(): void {
    this.#files += 1;
  }
}

export const words = new Words();
let wanted: Lang = "en";

/** Fetches what is known of a language and not here yet. */
async function fetchAll(lang: Lang): Promise<void> {
  const paths = Object.keys(files).filter((path) => path.includes(`/${lang}/`) && !there.has(path));
  await Promise.all(
    paths.map((path) => {
      const coming = here.get(path) ?? files[path]?.().then((text) => add(lang, text));
      if (!coming) return null;
      here.set(path, coming);
      coming.then(
        () => there.add(path),
        () => here.delete(path), // asked again the next time
      );
      return coming;
    }),
  );
  if (paths.length) words.more();
}

function add(lang: Lang, text: string): void {
  bundles[lang].addResource(new FluentResource(lang === "fr" ? unbroken(text) : text), { allowOverrides: true });
}

/** Resolves when these files are here in the language on screen. */
export function addWords(more: WordFiles): Promise<void> {
  Object.assign(files, more);
  return fetchAll(wanted);
}

Object.assign(
  files,
  import.meta.glob<string>(
    "../../../../src/courtier/locales/*/{bots,core,server,titles,web,web-analysis,web-lobby,web-records,web-told}.ftl",
    {
      query: "?raw",
      import: "default",
    },
  ),
);

/** Resolves when the words are on screen; refuses, and leaves the language as it is, where they cannot be fetched. */
export async function setLang(lang: Lang): Promise<void> {
  const before = wanted;
  wanted = lang;
  try {
    await fetchAll(lang);
  } catch (failure) {
    if (wanted === lang) wanted = before;
    throw failure;
  }
  if (wanted !== lang) return; // another one was chosen meanwhile
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

/** A sentence may begin with a name that is written small elsewhere. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A tidy reader's name for an id that no locale names: "first_player" becomes "First player". */
export function tidy(id: string): string {
  const text = id.replaceAll("_", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
