// What is said of an advisor, in a tooltip and to screen readers: reward or tile, ways, refusal, who stands there.
import type { Refusal } from "../../lib/net/types";
import type { Table } from "../../lib/table/table.svelte";
import type { Tip } from "../../lib/ui/tip.svelte";
import { maybe, t } from "../../lib/words/fluent.svelte";
import { content, rewardWords, sentence } from "./content.svelte";
import type { AdvisorState } from "./hand.svelte";
import type { Way } from "./tokens";
import { touchesOn, touchWords } from "./touches";
import {
  roman,
  seatOf,
  type AdvisorCard,
  type KbAdvisor,
  type KbGroup,
  type KbPrivateAdvisor,
  type KbView,
} from "./view";
import { wayWords } from "./wayWords";

const ownerOf = (view: KbView, advisor: KbAdvisor) =>
  "owner" in advisor ? seatOf(view, (advisor as { owner: number }).owner) : null;

/** The printed reward: the advisor's card, or what a private one gives. */
export function cardOf(advisor: KbAdvisor | KbPrivateAdvisor): AdvisorCard | null {
  if (!("gain" in advisor)) return content.advisor(advisor.id);
  return { id: advisor.id, rank: advisor.rank, rewards: [{ gain: advisor.gain }] };
}

export function nameOf(view: KbView, advisor: KbAdvisor): string {
  const governor = ownerOf(view, advisor)?.governor;
  return governor ? t(`governor-${governor.id}`) : t(`advisor-${advisor.id}`);
}

/** What one earns here now, in few words or in full: what the tile says where one lies. */
export function gainWords(table: Table, advisor: KbAdvisor, full = false): string {
  const view = table.view as KbView;
  const tile = "owner" in advisor ? undefined : view.tiles?.[advisor.rank];
  const card = tile ? null : cardOf(advisor);
  const text = tile ? content.tile(tile.id)?.text : full ? card?.text : undefined;
  return text ? table.say(text) : card ? rewardWords(card) : "";
}

function titleOf(view: KbView, advisor: KbAdvisor): string {
  const name = nameOf(view, advisor);
  const rank = advisor.rank;
  if ("owner" in advisor) return t("kb-private-rank", { name, rank });
  return t(view.tiles?.[rank] ? "kb-advisor-tile" : "kb-advisor-rank", { name, rank });
}

/** Everything that lies on an advisor besides dice. */
function lyingThere(table: Table, advisor: KbAdvisor): string[] {
  const view = table.view as KbView;
  const tile = "owner" in advisor ? undefined : view.tiles?.[advisor.rank];
  const printed = tile ? content.advisor(advisor.id) : null;
  const lines: string[] = [];
  if (tile && printed?.text) lines.push(t("kb-tile-covers", { reward: table.say(printed.text) }));
  if (tile && tile.year > 0)
    lines.push(t("kb-tile-since", { phase: t(`phase-${tile.phase}`), year: roman(tile.year) }));
  if (!("owner" in advisor)) lines.push(...touchesOn(view, "advisor", advisor.id).map(touchWords));
  if (advisor.items?.length)
    lines.push(
      t("kb-items-here", { list: advisor.items.map((item) => maybe(`thing-${item}`, { n: 1 }) ?? item).join(", ") }),
    );
  if (advisor.reserved?.length)
    lines.push(t("kb-reserved-for", { names: advisor.reserved.map(table.name).join(", ") }));
  if (advisor.closed) lines.push(t("kb-closed"));
  return lines;
}

export function aboutPlace(table: Table, advisor: KbAdvisor, refusal: Refusal | null, ways: Way[]): Tip {
  const view = table.view as KbView;
  if (refusal)
    return {
      title: t("kb-refused", { name: nameOf(view, advisor) }),
      bad: true,
      lines: [table.say(refusal.reason), ...lyingThere(table, advisor)],
      rule: refusal.rule ?? null,
    };
  const lines = [sentence(gainWords(table, advisor, true)), ...lyingThere(table, advisor)];
  if (ways.some((way) => way.reveals)) lines.push(t("web-reveals"));
  return { title: titleOf(view, advisor), lines };
}

/** Dice of a group in words. */
export function groupDice(group: KbGroup): string {
  return [
    ...group.dice.map((value) => (group.counts_as ? t("kb-die-as", { value, as: group.counts_as }) : String(value))),
    ...group.bonus.map((value) => t("web-die-bonus", { value })),
    ...(group.token ? [t("kb-way-token")] : []),
  ].join(", ");
}

export function labelOf(
  table: Table,
  advisor: KbAdvisor,
  status: AdvisorState,
  refusal: Refusal | null,
  ways: Way[],
): string {
  const view = table.view as KbView;
  return [
    titleOf(view, advisor),
    gainWords(table, advisor),
    ...lyingThere(table, advisor),
    (status === "can" || status === "near") && ways.length
      ? t("kb-ways", { ways: ways.map(wayWords).join(t("web-or-between")) })
      : "",
    status === "chosen" ? t("web-chosen") : "",
    status === "cannot" ? (refusal ? table.say(refusal.reason) : t("web-state-cannot")) : "",
    ...advisor.groups.map((group) =>
      t("kb-stands-here", {
        who: group.seat < 0 ? t("kb-neutral") : table.name(group.seat),
        dice: groupDice(group),
      }),
    ),
  ]
    .filter(Boolean)
    .join(". ");
}
