// The server's plain requests. A failure is an ApiError that carries the server's own sentence.
import type { Phrase } from "../words/phrase";
import type {
  AnalysisFacts,
  Claimed,
  Frame,
  HintFacts,
  NewTable,
  OpenedTable,
  ReplayFacts,
  StoryLine,
  RuleBook,
  TableFacts,
  TitleFacts,
  TriedFacts,
} from "./types";
import { queryOf, type Values } from "./options";
import { transport } from "./transport";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly phrase: Phrase,
    readonly rule: string | null = null,
  ) {
    super(phrase.key);
  }
}

const PAUSES = [400, 800, 1_600]; // ms; a server that is restarted, or another one, answers soon
const PASSING = [0, 502, 503, 504];

/** What only asks is asked again while no server can answer; anything else may have been done. */
async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  for (const pause of method === "GET" ? PAUSES : []) {
    try {
      return await once<T>(method, path, body, secret);
    } catch (failure) {
      if (!(failure instanceof ApiError && PASSING.includes(failure.status))) throw failure;
    }
    await new Promise((go) => setTimeout(go, pause));
  }
  return once(method, path, body, secret);
}

async function once<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  let status: number;
  let data: unknown;
  try {
    ({ status, data } = await transport.request(method, "/api" + path, body, secret));
  } catch {
    throw new ApiError(0, { key: "web-offline" });
  }
  if (status >= 400) {
    const failure = (data ?? {}) as { error?: Phrase; rule?: string };
    throw new ApiError(status, failure.error ?? { key: "web-error", args: { status } }, failure.rule ?? null);
  }
  return data as T;
}

const part = encodeURIComponent;

export const api = {
  titles: () => call<TitleFacts[]>("GET", "/titles"),
  content: (title: string, options: Values) =>
    call<unknown>("GET", `/titles/${part(title)}/content${queryOf(options)}`),
  rules: (title: string, lang: string) => call<RuleBook>("GET", `/titles/${part(title)}/rules?lang=${lang}`),
  open: (table: NewTable) => call<OpenedTable>("POST", "/tables", table),
  table: (table: string) => call<TableFacts>("GET", `/tables/${part(table)}`),
  claim: (table: string, invitation: string, secret: string, name: string) =>
    call<Claimed>("POST", `/tables/${part(table)}/claim`, { invitation, secret, name }),
  tableReplay: (table: string) => call<ReplayFacts>("POST", `/tables/${part(table)}/replay`, {}),
  rematch: (table: string, sameDeal: boolean, secret: string) =>
    call<OpenedTable>("POST", `/tables/${part(table)}/rematch`, { same_deal: sameDeal }, secret),
  openRecord: (record: string) => call<ReplayFacts>("POST", "/replay", { record }),
  frame: <View>(id: string, n: number, seat: number | null) =>
    call<Frame<View>>("GET", `/replay/${part(id)}/${n}${seat === null ? "" : `?seat=${seat}`}`),
  replayStory: (id: string) => call<{ lines: StoryLine[] }>("GET", `/replay/${part(id)}/story`),
  replayHint: (id: string, at: number) => call<HintFacts>("POST", `/replay/${part(id)}/hint`, { at }),
  analyse: (id: string, secret: string) => call<AnalysisFacts>("POST", `/replay/${part(id)}/analysis`, {}, secret),
  analysis: (id: string, since: number, secret: string) =>
    call<AnalysisFacts>("GET", `/replay/${part(id)}/analysis/verdicts?since=${since}`, undefined, secret),
  stopAnalysis: (id: string, secret: string) =>
    call<AnalysisFacts>("POST", `/replay/${part(id)}/analysis/stop`, {}, secret),
  replay: (id: string) => call<ReplayFacts>("GET", `/replay/${part(id)}`),
  branch: (id: string, at: number, mine: number[], bot: string | null) =>
    call<OpenedTable>("POST", `/replay/${part(id)}/branch`, { at, mine, bot }),
  tryChoice: (id: string, at: number, token: string) =>
    call<TriedFacts>("POST", `/replay/${part(id)}/try`, { at, token }),
};
