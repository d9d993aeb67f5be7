// What an advisor's tile gives, as a short line of icons and words. Closed forms ("2 of", "4 of") stand for long lists.
import type { Amounts, KbTile, TileCard } from "../view";

export type Part =
  | { is: "thing"; thing: string; n: number }
  | { is: "pair"; things: string[] }
  | { is: "number"; n: number }
  | { is: "word"; key: string; n?: number; of?: number }
  | { is: "or" | "to" | "slash" | "hole" | "dice" };

const things = (amounts: Amounts): Part[] =>
  Object.entries(amounts).map(([thing, n]) => ({ is: "thing", thing, n }) as const);

const of = (n: number): Part => ({ is: "word", key: "kb-tile-of", n });

function joined(lists: Part[][], by: "or" | "slash"): Part[] {
  return lists.flatMap((list, i) => (i ? [{ is: by } as const, ...list] : list));
}

function pool(list: Amounts[]): Part[] {
  return list.flatMap((amounts): Part[] => {
    const keys = Object.keys(amounts);
    return keys.length > 1 ? [{ is: "pair", things: keys }] : things(amounts);
  });
}

function rewards(list: NonNullable<TileCard["rewards"]>): Part[] {
  const single = list.map((reward) => Object.entries(reward.gain));
  const n = single[0]?.[0]?.[1] ?? 0;
  const alike = list.length > 2 && single.every((gain) => gain.length === 1 && gain[0]?.[1] === n);
  if (alike) {
    const kinds = single.map(([one]): Part[] => [{ is: "thing", thing: one?.[0] ?? "", n: 1 }]);
    return [{ is: "word", key: "kb-tile-alike", n }, ...joined(kinds, "slash")];
  }
  if (list.length > 2 && list.every((reward) => reward.pay)) {
    const kinds = list.flatMap((reward) => Object.keys(reward.pay ?? {}));
    const gains = Object.keys(list[0]?.gain ?? {}).length;
    return [{ is: "number", n: 1 }, { is: "to" }, of(gains), ...kinds.flatMap((thing) => things({ [thing]: 1 }))];
  }
  return joined(
    list.map((reward): Part[] => [
      ...(reward.pay ? [...things(reward.pay), { is: "to" } as const] : []),
      ...things(reward.gain),
    ]),
    "or",
  );
}

export function tileParts(card: TileCard, tile: KbTile): Part[] {
  const args = card.args ?? {};
  switch (card.op) {
    case undefined:
      return rewards(card.rewards ?? []);
    case "copy_next_free":
      return [{ is: "word", key: "kb-tile-next" }];
    case "chosen_by":
      return [
        { is: "thing", thing: "good", n: args.choosers?.length ?? 1 },
        { is: "word", key: (args.choosers?.length ?? 1) > 1 ? "kb-tile-both" : "kb-tile-left" },
      ];
    case "tile_stock": {
      const stock = Object.entries(tile.stock);
      if (stock.length < 2) return [...things(tile.stock), { is: "word", key: "kb-tile-then" }, { is: "dice" }];
      return [of(1), ...stock.flatMap(([thing, n]): Part[] => (n ? things({ [thing]: n }) : [{ is: "hole" }]))];
    }
    case "opponent_then_double":
      return [
        { is: "word", key: "kb-tile-alike", n: 2 },
        { is: "thing", thing: "good", n: 1 },
      ];
    case "pick_distinct":
      return [of(args.count ?? 1), ...pool(args.pool ?? [])];
    case "opponent_takes_one":
      return [of((args.pool?.length ?? 1) - 1), ...pool(args.pool ?? [])];
    case "gain_and_share":
      return [of(args.keep ?? 0), ...things(args.gain ?? {})];
    case "swap_if_lowest":
      return [...things(args.base ?? {}), { is: "word", key: "kb-tile-swap" }];
    default:
      return [];
  }
}

/** A phone has room for words where the icons would be many: "2 of 4 things". */
export function tileWords(card: TileCard): { key: string; n: number; m: number } | null {
  const args = card.args ?? {};
  const all = args.pool?.length ?? Object.values(args.gain ?? {}).reduce((a, b) => a + b, 0);
  if (card.op === "pick_distinct") return { key: "kb-tile-of-things", n: args.count ?? 1, m: all };
  if (card.op === "opponent_takes_one") return { key: "kb-tile-of-things", n: all - 1, m: all };
  if (card.op === "gain_and_share") return { key: "kb-tile-of-things", n: args.keep ?? 0, m: all };
  if (card.op === "chosen_by")
    return { key: (args.choosers?.length ?? 1) > 1 ? "kb-tile-both" : "kb-tile-left", n: 0, m: 0 };
  if (card.rewards?.length === 2 && card.rewards.some((reward) => reward.pay))
    return { key: "kb-tile-ways", n: 2, m: 0 };
  if (card.op === "copy_next_free") return { key: "kb-tile-next", n: 0, m: 0 };
  if ((card.rewards?.length ?? 0) > 2) {
    const paid = card.rewards?.every((reward) => reward.pay);
    const n = Object.values(card.rewards?.[0]?.gain ?? {})[0] ?? 0;
    return paid ? { key: "kb-tile-for-others", n: 2, m: 0 } : { key: "kb-tile-goods-alike", n, m: 0 };
  }
  return null;
}

/** Others gain something too when somebody comes here. */
export const shares = (card: TileCard): boolean =>
  !!card.rewards?.some((reward) => reward.others_gain) ||
  ["opponent_then_double", "opponent_takes_one", "gain_and_share"].includes(card.op ?? "");
