// What the choice in hand costs and brings, line by line: workers, coins, the target's reward, crew and paladin.
import type { Table } from "../../lib/table/table.svelte";
import { t } from "../../lib/words/fluent.svelte";
import { opens } from "./boosts";
import { bundleWords, content, scoringWords, whenWords } from "./content.svelte";
import { about, mine, openSpaces, pal } from "./play.svelte";
import { power, workers, type Bundle, type PalView, type SeatView } from "./view";
import { handfuls } from "./workers";

/** One line of what one gets: pictures, words, and a number or a name beside them. */
export interface Gets {
  bundle: Bundle;
  words: string;
  note: string;
}
export interface Price {
  thing: "silver" | "provision" | "debt";
  n: number;
  /** what the paladin of the round spares */
  spared: number;
}
export interface Deal {
  workers: string[];
  prices: Price[];
  gets: Gets[];
  /** what becomes possible */
  opens: string[];
  /** how the counts below the board change, as far as that is certain */
  change: Record<string, number>;
}

interface Asked {
  /** the action, or null for a favour */
  action: string | null;
  /** the token of the target, or of the action itself where it has none */
  target: string;
  workers: string[];
  /** a reward of something else: no workers, no price */
  free: boolean;
}

const only = (spaces: string[], own: SeatView): string[] => {
  const all = handfuls(spaces, own.workers);
  return all.length === 1 ? (all[0] ?? "").split("+").filter(Boolean) : [];
};

/** What is being decided, at whichever question the last word of it is said. */
function asked(table: Table, own: SeatView): Asked | null {
  const token = table.draft?.token ?? "";
  const [verb = "", id = "", more = ""] = token.split(" ");
  const { action, target } = about(table);
  if (table.askKind === "workers") return { action, target, workers: verb === "pay" ? id.split("+") : [], free: false };
  if (!token) return null;
  if (table.askKind === "target" && action) {
    const n = verb === "dismiss" ? 1 : verb === "hunt" || verb === "trade" ? Number(id) : 0;
    return { action, target: token, workers: only(openSpaces(own, action, n), own), free: false };
  }
  if (table.askKind === "turn" && verb === "favour")
    return { action: null, target: token, workers: only([content.favour(id)?.worker ?? "any"], own), free: false };
  if (table.askKind === "turn" && verb === "act")
    return { action: id, target: token, workers: only(openSpaces(own, id), own), free: false };
  if (verb === "workshop") return { action: "develop", target: token, workers: [], free: true };
  if (more === "free") return { action: "recruit", target: token, workers: [], free: true };
  return null;
}

/** The listed price of a target, before the paladin. */
function listed(view: PalView, own: SeatView, { action, target }: Asked): Record<string, number> {
  const [verb, id = "", coin] = target.split(" ");
  if (!action) return content.favour(id)?.cost ?? {};
  if (verb === "dismiss" || verb === "hire") {
    const silver = content.decks.townsfolk_space[view.townsfolk.indexOf(id)]?.silver ?? 0;
    return coin === "debt" ? { take_debt: 1 } : { silver };
  }
  const card = content.action(action);
  if (verb === "attack") {
    const flag = content.decks.outsider_space[view.outsiders.indexOf(id)];
    const missing = Math.max(0, (flag?.strength ?? 0) - power(own, "strength"));
    return { silver: Math.ceil(missing / (card?.strength_per_silver ?? 1)) };
  }
  const done = own.actions.find((a) => a.id === action)?.done ?? 0;
  return card?.cost ?? content.row(card?.row)[done]?.cost ?? {};
}

function prices(view: PalView, own: SeatView, what: Asked): Price[] {
  if (what.free) return [];
  const list = listed(view, own, what);
  const ability = content.paladin(own.paladin)?.ability;
  const helps = ability && ability.action === what.action ? ability : null;
  const price = (thing: "silver" | "provision"): Price => {
    const full = list[thing] ?? 0;
    const spared = helps?.waive === thing ? full : Math.min(full, helps?.discount?.[thing] ?? 0);
    return { thing, n: full - spared, spared };
  };
  const debt: Price = { thing: "debt", n: list.take_debt ?? 0, spared: 0 };
  return [price("silver"), price("provision"), debt].filter((one) => one.n || one.spared);
}

const line = (bundle: Bundle | undefined, note = ""): Gets[] =>
  bundle?.length ? [{ bundle, words: bundleWords(bundle), note }] : [];
const said = (words: string): Gets[] => [{ bundle: [], words, note: "" }];

/** What the target itself brings. */
function reward(own: SeatView, { action, target }: Asked): Gets[] {
  const [verb = "", id = ""] = target.split(" ");
  const folk = content.folk(id);
  const out = content.outsider(id);
  const mode = content.action(action ?? "")?.modes?.find((m) => m.workers === (Number(id) || 1));
  switch (verb) {
    case "favour":
      return line(content.favour(id)?.reward);
    case "commission":
    case "garrison":
      return line(content.square(id)?.reward);
    case "absolve":
      return line(content.decks.jar_space.find((space) => space.id === id)?.reward);
    case "attack":
      return line(out?.attack);
    case "convert":
      return [...line(out?.convert), ...(out ? said(scoringWords(out)) : [])];
    case "dismiss":
      return line(folk?.dismiss);
    case "hire":
      return [
        ...line(folk?.immediate),
        ...(folk ? said(t("pal-hire-gives", { when: whenWords(folk), reward: bundleWords(folk.ongoing) })) : []),
      ];
    case "workshop": {
      const done = own.actions.find((a) => a.id === "develop")?.done ?? 0;
      return [
        ...line(content.decks.develop_space[done]?.gain),
        ...said(t("pal-deal-workshop", { action: t(`paladins-action-${id}`) })),
      ];
    }
    case "clear":
      return said(t("pal-deal-clear", { action: t(`paladins-action-${id}`) }));
    default:
      if (action === "fortify") return said(t("pal-deal-wall"));
      return action === "pray" ? [] : line(mode?.gain);
  }
}

/** Townsfolk in the crew and the paladin of the round, who add to an action. */
function helpers(own: SeatView, { action, free }: Asked): Gets[] {
  if (free && action !== "develop") return [];
  const ability = free ? undefined : content.paladin(own.paladin)?.ability;
  return [
    ...own.crew.flatMap((id) => {
      const folk = content.folk(id);
      return folk?.trigger === action ? line(folk.ongoing, t(`paladins-townsfolk-${folk.family}`)) : [];
    }),
    ...(ability?.action === action ? line(ability.gain, t(`paladins-paladin-${own.paladin}`)) : []),
  ];
}

/** Everything certain in some lines, by kind. */
function sum(gets: Gets[]): Record<string, number> {
  const out: Record<string, number> = {};
  for (const { bundle } of gets)
    for (const gain of bundle)
      if (!("choose" in gain)) for (const [kind, n] of Object.entries(gain)) out[kind] = (out[kind] ?? 0) + n;
  return out;
}

/** Numbers beside a line: how far an attribute goes, or that there is nothing to pay off. */
function noted(own: SeatView, gets: Gets): Gets {
  const [kind = "", n = 0] = Object.entries(sum([gets]))[0] ?? [];
  if (gets.note || gets.bundle.length !== 1) return gets;
  const now = own.attributes[kind];
  if (now !== undefined) {
    const vp = (content.trackVp[now + n] ?? 0) - (content.trackVp[now] ?? 0);
    return { ...gets, note: `${now} ▸ ${now + n}${vp > 0 ? ` (+${t("pal-vp", { n: String(vp) })})` : ""}` };
  }
  const none = kind === "remove_suspicion" ? !own.suspicion.length : /^(pay|destroy)_debt$/.test(kind) && !own.unpaid;
  return none ? { ...gets, note: t("pal-deal-none") } : gets;
}

function changes(
  own: SeatView,
  gained: Record<string, number>,
  paid: Price[],
  placed: string[],
): Record<string, number> {
  const out: Record<string, number> = {};
  const add = (kind: string, n: number): void => {
    out[kind] = (out[kind] ?? 0) + n;
  };
  for (const kind of placed) add(kind, -1);
  for (const { thing, n } of paid) add(thing === "debt" ? "unpaid" : thing, thing === "debt" ? n : -n);
  for (const kind of [...workers, "silver", "provision"]) if (gained[kind]) add(kind, gained[kind]);
  const off = Math.min(own.unpaid, (gained.pay_debt ?? 0) + (gained.destroy_debt ?? 0));
  add("unpaid", (gained.take_debt ?? 0) - off);
  add("paid", Math.min(own.unpaid, gained.pay_debt ?? 0));
  add("suspicion", (gained.criminal ?? 0) - Math.min(own.suspicion.length, gained.remove_suspicion ?? 0));
  return out;
}

/** What is being decided now costs and brings this; null while nothing of the kind is in hand. */
export function deal(table: Table): Deal | null {
  const own = mine(table);
  const what = own && table.myTurn ? asked(table, own) : null;
  if (!own || !what) return null;
  const card = content.action(what.action ?? "");
  const base = what.free ? [] : (card?.gain ?? []).flatMap((gain) => line([gain]));
  const gets = [...reward(own, what), ...base, ...helpers(own, what)];
  const debtors = own.crew.map((id) => content.folk(id)).filter((folk) => folk?.trigger === "pay_debt");
  if (own.unpaid && sum(gets).pay_debt)
    for (const folk of debtors) gets.push(...line(folk?.ongoing, t(`paladins-townsfolk-${folk?.family}`)));
  const gained = sum(gets);
  if (gained.criminal) gets.push(...said(t("pal-deal-suspicion", { n: gained.criminal })));
  const done = own.actions.find((a) => a.id === what.action)?.done ?? 0;
  const vp = (card?.vp?.[done + 1] ?? 0) - (card?.vp?.[done] ?? 0);
  if (vp > 0) gets.push({ bundle: [{ vp }], words: t("pal-deal-row"), note: "" });
  const paid = prices(pal(table), own, what);
  return {
    workers: what.workers,
    prices: paid,
    gets: gets.map((one) => noted(own, one)),
    opens: Object.keys(own.attributes)
      .filter((id) => gained[id])
      .map((id) => ({ id, what: opens(own, id, power(own, id), power(own, id) + (gained[id] ?? 0)) }))
      .filter(({ what }) => what)
      .map(({ id, what }) => t("pal-deal-then", { attribute: t(`paladins-attribute-${id}`), what })),
    change: changes(own, gained, paid, what.workers),
  };
}
