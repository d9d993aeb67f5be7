// What this device prefers: kept in localStorage, applied at once.
import { toast } from "./ui/toasts.svelte";
import { setLang, t, words, type Lang } from "./words/fluent.svelte";

export type Theme = "auto" | "light" | "dark";
export type Scenes = "all" | "lost" | "off";
export type Speed = "none" | "fast" | "normal" | "slow";

interface Stored {
  lang: Lang;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  takeFree: boolean;
  /** which scenes are played: all, those in which something was lost, none */
  scenes: Scenes;
  /** other people's choices are told one at a time */
  follow: boolean;
  /** how large the desk is drawn, beside what the window asks for */
  zoom: number;
  name: string;
}

export const ZOOMS = [0.8, 0.9, 1, 1.1, 1.25];
const KEY = "courtier.settings";
const pace: Record<Speed, number> = { none: 0, fast: 0.5, normal: 1, slow: 1.8 };

function load(): Stored {
  const base: Stored = {
    lang: navigator.language?.toLowerCase().startsWith("fr") ? "fr" : "en",
    theme: "auto",
    speed: "normal",
    sound: true,
    notify: false,
    confirm: true,
    takeFree: false,
    scenes: "all",
    follow: true,
    zoom: 1,
    name: "",
  };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>) };
  } catch {
    return base;
  }
}

class Settings {
  #now = $state<Stored>(load());
  #dark = matchMedia("(prefers-color-scheme: dark)");
  #still = matchMedia("(prefers-reduced-motion: reduce)");
  #systemDark = $state(this.#dark.matches);
  #reduced = $state(this.#still.matches);

  constructor() {
    this.#dark.addEventListener("change", (event) => {
      this.#systemDark = event.matches;
      this.apply();
    });
    this.#still.addEventListener("change", (event) => {
      this.#reduced = event.matches;
      this.apply();
    });
  }

  get lang() {
    return this.#now.lang;
  }
  get theme() {
    return this.#now.theme;
  }
  get speed() {
    return this.#now.speed;
  }
  get sound() {
    return this.#now.sound;
  }
  get notify() {
    return this.#now.notify;
  }
  get confirm() {
    return this.#now.confirm;
  }
  get takeFree() {
    return this.#now.takeFree;
  }
  get scenes() {
    return this.#now.scenes;
  }
  get follow() {
    return this.#now.follow;
  }
  get zoom(): number {
    return ZOOMS.includes(this.#now.zoom) ? this.#now.zoom : 1;
  }
  get name() {
    return this.#now.name;
  }
  get dark(): boolean {
    return this.#now.theme === "dark" || (this.#now.theme === "auto" && this.#systemDark);
  }
  /** The system asks for less motion: then there is none, whatever was chosen here. */
  get reduced(): boolean {
    return this.#reduced;
  }
  /** Multiplies every duration; 0 means no motion at all. */
  get pace(): number {
    return this.#reduced ? 0 : pace[this.#now.speed];
  }

  set(change: Partial<Stored>): void {
    this.#now = { ...this.#now, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#now));
    } catch {
      // private windows may refuse storage: the choice still holds for this page
    }
    this.apply();
  }

  /** The words of the language chosen cannot be fetched now: the one on screen stays. */
  #speechless(): void {
    if (words.ready && words.lang !== this.#now.lang) {
      this.#now = { ...this.#now, lang: words.lang };
      toast(t("web-offline"), "bad");
    }
  }

  apply(): void {
    void setLang(this.#now.lang).catch(() => this.#speechless());
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.style.setProperty("--pace", String(this.pace));
    document.documentElement.classList.toggle("still", this.pace === 0);
  }
}

export const settings = new Settings();
