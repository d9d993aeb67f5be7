// A Phrase is what the server says: a message key and its arguments. This file turns phrases into text, and text back
// into segments that name the pieces they speak of. It holds no state; fluent.svelte.ts adds the current language.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

export interface Phrase {
  key: string;
  args?: Record<string, PhraseArg>;
}
export type PhraseArg = number | string | Phrase | { seat: number } | Phrase[];

/** A stretch of a sentence; `piece` is the id of the thing it names, such as "advisor-queen". */
export interface Segment {
  text: string;
  piece?: string;
}

export type SeatNames = (seat: number) => string;

const OPEN = "\uE000";
const MID = "\uE001";
const CLOSE = "\uE002";
const PIECE =
  /^(advisor|building|kind|paladins-(townsfolk|outsider|favour|action)|architects-(location|building|apprentice))-/;

/** A number with a real minus sign, which a hyphen is not. */
export const minus = (n: number): string => String(n).replace("-", "−");
/** A change: with its sign. */
export const signed = (n: number): string => (n < 0 ? minus(n) : `+${n}`);

/** French puts a space before these signs, and no line may begin with one. */
export const unbroken = (text: string): string =>
  text.replaceAll(/(?<=\S) (?=[:;?!»])/g, "\u00a0").replaceAll("« ", "«\u00a0");

class Numeral extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

/** Arguments as Fluent takes them. */
const numerals = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, arg]) => [name, typeof arg === "number" ? new Numeral(arg) : arg]),
  );

export function makeBundle(locale: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The text of one message, or null where the bundle lacks it. Key may carry an attribute: "advisor-king.to". */
export function message(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string | null {
  const dot = key.indexOf(".");
  const found = bundle.getMessage(dot < 0 ? key : key.slice(0, dot));
  const pattern = dot < 0 ? found?.value : found?.attributes[key.slice(dot + 1)];
  if (!pattern) return null;
  const errors: Error[] = [];
  return bundle.formatPattern(pattern, args ? numerals(args) : null, errors);
}

function isPhrase(value: unknown): value is Phrase {
  return typeof value === "object" && value !== null && "key" in value;
}

function render(bundle: FluentBundle, phrase: Phrase, names: SeatNames, mark: boolean): string {
  const args: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(phrase.args ?? {})) {
    if (Array.isArray(value)) {
      const separator = message(bundle, phrase.key) ?? ", ";
      return value.map((item) => render(bundle, item, names, mark)).join(separator);
    }
    if (typeof value === "number") args[name] = value;
    else if (typeof value === "string") args[name] = value.replaceAll(/[\uE000-\uE002]/g, "");
    else if (isPhrase(value)) {
      const text = render(bundle, value, names, mark);
      const piece = value.key.split(".")[0] ?? "";
      args[name] = mark && PIECE.test(piece) ? OPEN + piece + MID + text + CLOSE : text;
    } else args[name] = names(value.seat);
  }
  return message(bundle, phrase.key, args) ?? phrase.key;
}

export function format(bundle: FluentBundle, phrase: Phrase, names: SeatNames): string {
  return render(bundle, phrase, names, false);
}

export function segments(bundle: FluentBundle, phrase: Phrase, names: SeatNames): Segment[] {
  const out: Segment[] = [];
  const text = render(bundle, phrase, names, true);
  for (const part of text.split(OPEN)) {
    const mid = part.indexOf(MID);
    if (mid < 0) {
      if (part) out.push({ text: part });
      continue;
    }
    const close = part.indexOf(CLOSE);
    out.push({ piece: part.slice(0, mid), text: part.slice(mid + 1, close) });
    if (close + 1 < part.length) out.push({ text: part.slice(close + 1) });
  }
  return out;
}

/** Every piece that a phrase names, at any depth: the very card where the phrase knows it, else what it is called. */
export function pieces(phrase: Phrase): string[] {
  const out: string[] = [];
  const walk = (p: Phrase): void => {
    const id = p.key.split(".")[0] ?? "";
    if (PIECE.test(id)) out.push(typeof p.args?.card === "string" ? p.args.card : id);
    for (const value of Object.values(p.args ?? {})) {
      if (Array.isArray(value)) value.forEach(walk);
      else if (isPhrase(value)) walk(value);
    }
  };
  walk(phrase);
  return out;
}
