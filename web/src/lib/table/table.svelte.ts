// A table on screen: the seats this device holds, the one being played, the choice being made. All titles share it.
import { tick } from "svelte";
import type { Choice, HintFacts as Hint, Refusal, SeatFacts, ServerMessage, State, StoryLine } from "../net/types";
import { beat, choices, type Beat } from "../scenes/beats";
import { Telling } from "../scenes/telling.svelte";
import { settings } from "../settings.svelte";
import { capital, number, say, t, words } from "../words/fluent.svelte";
import type { Phrase } from "../words/phrase";
import { letters } from "../ui/seats";
import { toast } from "../ui/toasts.svelte";
import { Ahead } from "./ahead.svelte";
import type { Guide } from "./guide.svelte";
import { newId } from "./connection";
import { myTables } from "./mine.svelte";
import { notify } from "./notice";
import { sameQuestion } from "./question";
import { SeatLine } from "./seat.svelte";
import { play } from "./sound";
import type { TitleUi, Wish } from "./title";

const SAID = 3; // lines in a bubble

export interface Vote {
  seat: number;
  bot: string;
  agreed: number[];
  needed: number[];
}

export class Table {
  readonly lines: SeatLine[] = $state.raw([]);
  /** index into lines of the seat on screen */
  shownLine = $state(0);
  /** seat waiting behind the curtain while the screen is passed on */
  curtain = $state<number | null>(null);
  draft = $state.raw<Choice | null>(null);
  hint = $state.raw<Hint | null>(null);
  hinting = $state(false);
  vote = $state.raw<Vote | null>(null);
  /** piece under the pointer in the log, lit on the board */
  spotlight = $state<string[]>([]);
  unreadChat = $state(0);
  chatOpen = $state(false);
  tab = $state("");
  /** the coach, at a guided table */
  guide = $state.raw<Guide | null>(null);
  /** A frame of a replay instead of a live table. */
  replay = $state(false);
  /** Words alone: nothing is acted out. */
  plain = false;
  readonly telling = new Telling(
    (beat) => beat.lines.slice(0, SAID).map((line) => this.say(line.phrase)),
    () => this.seat !== null,
  );
  /** A choice of a replay made again: it goes here, and nowhere else. */
  trial = $state.raw<((choice: Choice) => void) | null>(null);
  /** In a replay: the seats that this device played. */
  own = $state.raw<number[]>([]);

  constructor(
    readonly id: string,
    readonly ui: TitleUi,
    secrets: (string | null)[],
  ) {
    this.tab = ui.zones[0]?.id ?? "";
    this.lines = secrets.map(
      (secret) =>
        new SeatLine(
          id,
          secret,
          () => words.lang,
          {
            told: (line, after) => this.#told(line, after),
            shown: (line, before, after) => this.#shown(line, before, after),
            wait: (_, milliseconds) => this.telling.wait(milliseconds),
            idle: (line) => {
              if (line === this.line) this.telling.rest();
            },
            heard: (line, message) => this.#heard(line, message),
          },
          new Ahead(ui),
        ),
    );
  }

  open(): void {
    for (const line of this.lines) line.open();
  }
  close(): void {
    for (const line of this.lines) line.close();
  }
  retry(): void {
    for (const line of this.lines) line.retry();
  }

  get line(): SeatLine {
    return this.lines[this.shownLine] ?? (this.lines[0] as SeatLine);
  }
  get state(): State | null {
    return this.line.state;
  }
  get view(): unknown {
    return this.line.state?.view ?? null;
  }
  get seat(): number | null {
    return this.line.seat;
  }
  get facts(): SeatFacts[] {
    return this.line.facts;
  }
  /** Nothing is asked in a replay, unless a choice is tried again. */
  get #still(): boolean {
    return this.replay && !this.trial;
  }
  get options(): Choice[] {
    return this.#still ? [] : this.line.options;
  }
  get refusals(): Refusal[] {
    return this.#still ? [] : this.line.refusals;
  }
  get myTurn(): boolean {
    return !this.#still && this.line.asked && !this.line.behind && !this.state?.over;
  }
  /** Kind of the question this seat is asked, or "". */
  get askKind(): string {
    return this.state?.asks.find((ask) => ask.seat === this.seat)?.kind ?? "";
  }
  get over(): boolean {
    return !!this.state?.over;
  }
  get ready(): boolean {
    return this.myTurn && !this.line.busy && this.line.health === "open";
  }

  /** The one person of this device; nobody where several share it. */
  get me(): number | null {
    if (this.replay) return this.own.length === 1 ? (this.own[0] ?? null) : null;
    return this.lines.length === 1 ? this.seat : null;
  }

  /** As it stands alone: on a seat, above a column. */
  name = (seat: number | null | undefined): string => this.#called(seat, "web-you-name");
  /** Within a sentence, as somebody of whom is told. */
  named = (seat: number | null | undefined): string => this.#called(seat, "web-your-house");

  /** For who cannot see which seat is lit: the own one is said, where the name is not "You" already. */
  marked(seat: number): string {
    const name = this.name(seat);
    return seat === this.seat && name !== t("web-you-name") ? `${name} (${t("web-you")})` : name;
  }

  #called(seat: number | null | undefined, me: string): string {
    if (seat === null || seat === undefined) return t("web-watcher");
    const fact = this.facts.find((f) => f.seat === seat);
    if (!fact && this.view) {
      const rival = this.ui.rival?.(this.view);
      if (rival?.seat === seat) return rival.name;
    }
    return fact?.name || (seat === this.me ? t(me) : t("web-seat-n", { n: seat + 1 }));
  }

  say = (phrase: Phrase): string => this.opens(say(phrase, this.named));

  /** A sentence that begins with the name that is written small. */
  opens = (text: string): string => (text.startsWith(t("web-your-house")) ? capital(text) : text);

  /** The choice; what it should bring; the second-best one; what the first one buys. A part of the hint a line. */
  sayHint(hint: Hint): string[] {
    const said = [t("web-hint-is", { label: this.say(hint.label) })];
    if (hint.value !== null)
      said.push(
        [
          t("web-hint-value", { value: number(hint.value), error: number(hint.error) }),
          ...(hint.points === null ? [] : [t("web-hint-points", { points: number(hint.points, 0) })]),
        ].join(" "),
      );
    if (hint.second && hint.value !== null && hint.second_value !== null)
      said.push(
        t("web-hint-second", {
          label: this.say(hint.second),
          value: number(hint.second_value),
          margin: number(hint.value - hint.second_value),
          error: number(hint.margin_error),
        }),
      );
    for (const more of [hint.gain, hint.follows]) if (more) said.push(this.say(more));
    if (hint.cut) said.push(t("hint-cut"));
    return said;
  }

  /** The letter on a seat's shield. */
  letter = (seat: number): string => {
    if (seat < 0) return "N";
    const named = [...this.facts].sort((a, b) => a.seat - b.seat).map((fact) => fact.name || String(fact.seat + 1));
    if (seat === named.length) named.push(this.name(seat)); // a rival without a seat
    return letters(named)[seat] ?? String(seat + 1);
  };

  /** What the seat on screen may answer before it is asked. */
  get wishes(): Wish[] {
    return this.replay || this.line.behind ? [] : this.line.ahead.offers(this.state, this.seat);
  }

  /** Other people's seats that the game waits for. */
  get waitingFor(): number[] {
    return (this.state?.asks ?? []).map((ask) => ask.seat).filter((seat) => seat !== this.seat);
  }

  get prompt(): string {
    if (this.line.status === "waiting") return t("web-waiting");
    if (this.line.status === "differs") return t("server-differs");
    const ask = this.state?.asks.find((a) => a.seat === this.seat);
    if (ask && !this.#still) return this.say(ask.prompt);
    const names = this.waitingFor.map(this.name);
    if (!names.length) return "";
    return t(names.length === 1 ? "web-waits-one" : "web-waits-many", { names: names.join(", ") });
  }

  /** What stands above the choices: the question to this seat, or whom the game waits for. */
  get heading(): string {
    if (this.telling.scene) return this.telling.scene.title;
    if (this.line.behind && settings.follow) return t("told-telling");
    const told = this.ui.telling?.();
    return told ?? (this.myTurn ? t("web-your-turn-to", { prompt: this.prompt }) : this.prompt);
  }

  /** Takes an option in hand; with confirmation off it is played at once. */
  pick(choice: Choice | null): void {
    this.draft = choice;
    if (choice && !settings.confirm) this.confirm();
  }

  pickToken(token: string): void {
    const choice = this.options.find((o) => o.token === token);
    if (choice) this.pick(choice);
  }

  confirm(): void {
    const choice = this.draft ?? (this.options.length === 1 ? this.options[0] : null);
    if (!choice || !this.ready) return;
    if (this.trial) {
      this.#forgetDraft();
      this.trial(choice);
    } else if (this.line.choose(choice.token)) {
      this.guide?.acted();
      this.#forgetDraft();
    }
  }

  clear(): void {
    this.#forgetDraft();
  }

  undo(): void {
    this.#forgetDraft();
    this.line.turnBack("undo");
  }
  redo(): void {
    this.#forgetDraft();
    this.line.turnBack("redo");
  }
  recall(): void {
    this.line.say({ type: "recall", id: newId() });
  }
  askHint(): void {
    if (!this.ready || this.hinting) return;
    this.hinting = true;
    this.line.say({ type: "hint", id: newId() });
  }
  chat(text: string): void {
    const clean = text.trim();
    if (clean) this.line.say({ type: "chat", text: clean.slice(0, 500) });
  }
  openChat(open: boolean): void {
    this.chatOpen = open;
    if (open) this.unreadChat = 0;
  }

  /** Brings another seat of this device on screen, behind a curtain when there is something to hide. */
  show(index: number, passed = false): void {
    if (index === this.shownLine || !this.lines[index]) return;
    const hides = [this.view, this.lines[index].state?.view].some((view) => !!view && this.ui.secret(view));
    if (hides && !passed && !this.over) {
      this.curtain = index;
      return;
    }
    this.#forgetDraft();
    this.hint = null;
    this.shownLine = index;
    this.curtain = null;
  }

  /** What these lines tell, choice by choice. */
  beats(lines: StoryLine[], past: StoryLine[]): Beat[] {
    const seats = this.facts.map((fact) => fact.seat).sort((a, b) => a - b);
    return choices(lines).map((some) =>
      beat(some, this.ui.script, {
        past: past.filter((line) => line.n < (some[0]?.n ?? 0)),
        seats,
        mine: this.seat,
        name: this.name,
        say: this.say,
        view: this.view,
      }),
    );
  }

  /** The scenes that follow from one choice, once more. */
  showAgain(choice: number, n = -1): void {
    const story = this.line.story;
    const lines = story.filter((line) => line.choice === choice);
    const scenes = this.beats(lines, story).flatMap((one) => one.scenes);
    void this.telling.play(n < 0 ? scenes : scenes.filter((scene) => scene.lines.includes(n)));
  }

  /** Everything heard so far is put on the board at once. */
  rush(): void {
    this.telling.rush();
    this.line.flush();
  }

  #forgetDraft(): void {
    this.draft = null;
    this.ui.clear();
  }

  /** Lines that were not there before; none where something was taken back. */
  #fresh(line: SeatLine, after: State): Beat[] {
    const known = line.story.at(-1)?.n ?? -1;
    const back = (after.from ?? Infinity) <= known;
    const acted = line === this.line && line.state && !this.replay && !this.plain && !document.hidden;
    return acted && !back ? this.beats(after.story, line.story) : [];
  }

  #told(line: SeatLine, after: State): Promise<void> | null {
    return this.telling.before(this.#fresh(line, after), line.seat);
  }

  #shown(line: SeatLine, before: State | null, after: State): number {
    const mine = line === this.line;
    const said = mine ? this.telling.after(this.#fresh(line, after).at(-1), line.seat) : 0;
    if (mine && sameQuestion(before, after, line.seat))
      this.draft = after.options.find((option) => option.token === this.draft?.token) ?? null;
    else if (mine) {
      this.#forgetDraft();
      this.hint = null;
    }
    void tick().then(() => this.#settled(line, before, after));
    return mine && before && !this.replay ? Math.max(said, this.ui.enact(this, before, after)) : 0;
  }

  #settled(line: SeatLine, before: State | null, after: State): void {
    const asked = (state: State | null) => !!state?.asks.some((ask) => ask.seat === line.seat);
    if (!this.line.asked && !this.line.behind) {
      const next = this.lines.findIndex((l) => l.asked);
      if (next >= 0) this.show(next);
    }
    const answered = line.busy || line.behind > 0; // ahead of time
    if (line.seat !== null && asked(after) && !asked(before) && !after.over && !answered) {
      if (before) play("turn");
      notify(t("web-your-turn"), line === this.line ? this.prompt : "", this.id);
    }
    if (after.over && before && !before.over) play("win");
    const mine = myTables.find(this.id);
    if (mine)
      myTables.note(this.id, {
        status: after.over ? "over" : this.line.status === "differs" ? "differs" : "playing",
        year: this.ui.where(after.view),
        vp: this.ui.points(after.view).map((p) => ({ ...p, name: this.name(p.seat) })),
        myTurn: this.lines.some((l) => l.asked),
      });
  }

  #heard(line: SeatLine, message: ServerMessage): void {
    if (message.type === "state") {
      const token = line.ahead.answer(message, line.seat);
      if (token !== null) line.choose(token);
    }
    if (message.type === "refused") {
      play("refuse");
      toast(this.say(message.error), "bad", message.rule ?? null);
    } else if (message.type === "error" && line.state) toast(this.say(message.error), "bad", message.rule ?? null);
    else if (message.type === "hint") {
      this.hinting = false;
      this.hint = message;
    } else if (message.type === "chat" && line === this.line) {
      if (message.seat !== this.seat && !this.chatOpen) {
        this.unreadChat += 1;
        play("chat");
      }
    } else if (message.type === "vote" && line === this.line) this.vote = message.open ? message : null;
    else if (message.type === "welcome" && line === this.line) this.vote = null;
    else if (message.type === "presence" && this.vote && this.facts[this.vote.seat]?.online) this.vote = null;
    if (message.type === "refused" || message.type === "error") this.hinting = false;
  }
}
