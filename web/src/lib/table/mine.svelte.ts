// The tables of this device: which seats it holds and the links it may hand out. Secrets live here and nowhere else.
import type { OpenedTable } from "../net/types";

export interface Mine {
  table: string;
  title: string;
  name: string;
  host: string | null;
  /** seat number -> secret of a seat played on this device */
  seats: Record<number, string>;
  /** seat number -> secret of a seat to be handed to a friend */
  friends: Record<number, string>;
  seen: number;
  status: "waiting" | "playing" | "over" | "differs";
  year?: string;
  vp?: { seat: number; name: string; vp: number }[];
  myTurn?: boolean;
  /** a guided table: the steps that have been told; absent at other tables */
  guide?: string[] | undefined;
  /** begun as a guided table, which is how it is called */
  guided?: boolean;
  /** a "what if": the moment it comes from, where that is shown, and who plays the others */
  branch?: { choice: number; back: string; bot: string };
}

/** Whatever is tried out leaves the lobby when newer ones come. */
const BRANCHES = 3;

const KEY = "courtier.tables";

function load(): Mine[] {
  try {
    const list = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
    return Array.isArray(list) ? list.filter((m) => typeof m?.table === "string") : [];
  } catch {
    return [];
  }
}

class MyTables {
  list = $state<Mine[]>(load());

  constructor() {
    addEventListener("storage", (event) => {
      if (event.key === KEY) this.list = load();
    });
  }

  find(table: string): Mine | null {
    return this.list.find((m) => m.table === table) ?? null;
  }

  put(mine: Mine): void {
    const all = [mine, ...this.list.filter((m) => m.table !== mine.table)];
    const tried = all.filter((m) => m.branch).slice(BRANCHES);
    this.list = all.filter((m) => !tried.includes(m)).slice(0, 40);
    this.#save();
  }

  note(table: string, change: Partial<Mine>): void {
    const old = this.find(table);
    if (!old) return;
    const next = { ...old, ...change };
    if (JSON.stringify(next) === JSON.stringify(old)) return;
    this.list = this.list.map((m) => (m.table === table ? { ...next, seen: Date.now() } : m));
    this.#save();
  }

  forget(table: string): void {
    this.list = this.list.filter((m) => m.table !== table);
    this.#save();
  }

  /** Keeps a freshly opened table: "me" seats are played here, "friend" seats become links. */
  opened(opened: OpenedTable, title: string, name: string, more: Partial<Mine> = {}): Mine {
    const pick = (kind: string) =>
      Object.fromEntries(
        opened.seats.filter((s) => s.kind === kind && s.secret).map((s) => [s.seat, s.secret as string]),
      );
    const mine: Mine = {
      table: opened.table,
      title,
      name,
      host: opened.host,
      seats: pick("me"),
      friends: pick("friend"),
      seen: Date.now(),
      status: "playing",
      ...more,
    };
    this.put(mine);
    return mine;
  }

  #save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.list));
    } catch {
      // without storage the open page still works; a reload will need the link again
    }
  }
}

export const myTables = new MyTables();

export function seatLink(table: string, secret: string): string {
  return `${location.origin}/table/${encodeURIComponent(table)}#s=${secret}`;
}
