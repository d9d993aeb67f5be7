// The sounds of the table as data, and how they are made: a few layers of struck, blown or scraped matter, added up to
// samples. Nothing is recorded, downloaded or licensed; the same name always gives the same samples.

/** Struck or blown: partials as [times the pitch, loudness, seconds until it has died away]. */
interface Tone {
  at: number;
  hertz: number;
  partials: readonly (readonly [number, number, number])[];
  loud: number;
  /** seconds until it is at its loudest */
  attack?: number;
  /** seconds at that loudness before it dies away */
  hold?: number;
  /** pitch at the end as a multiple of that at the start */
  glide?: number;
  /** depth of the player's vibrato, in parts of the pitch */
  vibrato?: number;
}
/** Scraped or knocked: noise through a resonance. */
interface Noise {
  at: number;
  hertz: number;
  /** how narrow: 1 a hiss, 12 wood */
  q: number;
  length: number;
  loud: number;
  attack?: number;
  glide?: number;
}
interface Voice {
  length: number;
  tones?: readonly Tone[];
  noises?: readonly Noise[];
}

const BELL = [
  [0.5, 0.5, 1.1],
  [1, 1, 0.9],
  [1.19, 0.6, 0.6],
  [1.5, 0.35, 0.5],
  [2, 0.6, 0.45],
  [2.74, 0.25, 0.25],
  [4.1, 0.15, 0.12],
] as const;
const COIN = [
  [1, 1, 0.24],
  [1.47, 0.7, 0.2],
  [2.31, 0.5, 0.14],
  [3.9, 0.3, 0.08],
] as const;
const BLADE = [
  [1, 0.8, 0.3],
  [1.62, 0.8, 0.34],
  [2.43, 0.6, 0.26],
  [3.77, 0.5, 0.2],
  [5.2, 0.3, 0.12],
] as const;
const HORN = [
  [1, 1, 0.34],
  [2, 0.62, 0.3],
  [3, 0.42, 0.26],
  [4, 0.24, 0.2],
  [5, 0.14, 0.16],
  [6, 0.08, 0.12],
] as const;
const DRUM = [
  [1, 1, 0.3],
  [1.6, 0.35, 0.14],
] as const;
const WOOD = [
  [1, 1, 0.06],
  [2.6, 0.5, 0.035],
] as const;

const knock = (at: number, hertz: number, loud: number): { tones: Tone[]; noises: Noise[] } => ({
  tones: [{ at, hertz, partials: WOOD, loud, glide: 0.85 }],
  noises: [{ at, hertz: hertz * 3.1, q: 2.5, length: 0.05, loud: loud * 1.3 }],
});
const step = (at: number, hertz: number, loud: number): Noise[] => [
  { at, hertz, q: 1.6, length: 0.09, loud },
  { at: at + 0.012, hertz: 2600, q: 0.8, length: 0.07, loud: loud * 0.16, attack: 0.012 },
];
const blow = (at: number, hertz: number, hold: number, loud: number, glide = 1): Tone => ({
  at, hertz, partials: HORN, loud, hold, glide, attack: 0.09, vibrato: 0.004,
}); // prettier-ignore

const throws = [0, 0.075, 0.13, 0.225, 0.27, 0.36, 0.4].map((at, i) =>
  knock(at, [620, 780, 560, 880, 700, 820, 640][i] ?? 600, 0.5 - i * 0.045),
);
const blows = [knock(0, 210, 0.7), knock(0.17, 250, 0.6), knock(0.36, 190, 0.55)];

export const voices = {
  /** it is your turn: a small bell, struck twice */
  turn: {
    length: 1.1,
    tones: [
      { at: 0, hertz: 587, partials: BELL, loud: 0.16 },
      { at: 0.16, hertz: 784, partials: BELL, loud: 0.15 },
    ],
  },
  /** a season, a round, a reset: the bell of the tower */
  bell: { length: 1.3, tones: [{ at: 0, hertz: 220, partials: BELL, loud: 0.34 }] },
  /** winter: a horn over the hills */
  horn: { length: 1.45, tones: [blow(0, 147, 0.34, 0.2, 1.02), blow(0.46, 220, 0.6, 0.24, 0.985)] },
  /** dice over a wooden table */
  dice: { length: 0.55, tones: throws.flatMap((one) => one.tones), noises: throws.flatMap((one) => one.noises) },
  /** a piece set down on wood */
  place: { length: 0.16, ...knock(0, 340, 0.8) },
  /** workers on their way */
  steps: {
    length: 0.62,
    noises: [...step(0, 170, 1.6), ...step(0.17, 150, 1.3), ...step(0.34, 180, 1.1), ...step(0.5, 150, 0.8)],
  },
  /** a card turned over */
  card: {
    length: 0.24,
    noises: [
      { at: 0, hertz: 1500, q: 0.9, length: 0.16, loud: 0.3, attack: 0.05, glide: 2.2 },
      { at: 0.14, hertz: 900, q: 3, length: 0.06, loud: 0.5 },
    ],
  },
  /** wax under a signet: what cannot be undone */
  seal: {
    length: 0.42,
    tones: [{ at: 0.02, hertz: 92, partials: DRUM, loud: 0.5, glide: 0.7 }],
    noises: [
      { at: 0, hertz: 420, q: 1.4, length: 0.1, loud: 0.8 },
      { at: 0.12, hertz: 1900, q: 1.2, length: 0.24, loud: 0.14, attack: 0.06, glide: 0.4 },
    ],
  },
  /** silver paid or gained */
  coin: {
    length: 0.4,
    tones: [
      { at: 0, hertz: 2350, partials: COIN, loud: 0.13 },
      { at: 0.07, hertz: 2790, partials: COIN, loud: 0.11 },
    ],
    noises: [{ at: 0, hertz: 5200, q: 1.2, length: 0.03, loud: 0.3 }],
  },
  /** hammer and stone */
  build: { length: 0.6, tones: blows.flatMap((one) => one.tones), noises: blows.flatMap((one) => one.noises) },
  battle: {
    length: 0.8,
    tones: [
      { at: 0, hertz: 940, partials: BLADE, loud: 0.12 },
      { at: 0.11, hertz: 70, partials: DRUM, loud: 0.75, glide: 0.75 },
      { at: 0.34, hertz: 1130, partials: BLADE, loud: 0.09 },
    ],
    noises: [{ at: 0, hertz: 3400, q: 1, length: 0.09, loud: 0.4 }],
  },
  refuse: { length: 0.3, tones: [{ at: 0, hertz: 130, partials: DRUM, loud: 0.4, glide: 0.8 }] },
  chat: { length: 0.35, tones: [{ at: 0, hertz: 1175, partials: COIN, loud: 0.09 }] },
  win: {
    length: 1.5,
    tones: [
      blow(0, 262, 0.08, 0.16),
      blow(0.16, 330, 0.08, 0.16),
      blow(0.32, 392, 0.12, 0.17),
      blow(0.54, 523, 0.5, 0.18),
    ],
  },
} as const satisfies Record<string, Voice>;
export type Sound = keyof typeof voices;

/** One turn of a wave: looking it up is several times quicker than computing it, which a slow phone feels. */
const WAVE = Float32Array.from({ length: 4096 }, (_, i) => Math.sin((2 * Math.PI * i) / 4096));
const wave = (turns: number): number => WAVE[(turns * 4096) & 4095] ?? 0;

function addTone(out: Float32Array, rate: number, tone: Tone): void {
  const { attack = 0.004, hold = 0, glide = 1, vibrato = 0 } = tone;
  const from = Math.round(tone.at * rate);
  for (const [times, loud, dies] of tone.partials) {
    if (tone.hertz * times > rate * 0.45) continue;
    const lasts = attack + hold + dies;
    const end = Math.min(out.length, from + Math.ceil(lasts * rate));
    let phase = 0;
    for (let i = from; i < end; i++) {
      const now = (i - from) / rate;
      const bend = 1 + (glide - 1) * Math.min(1, now / lasts) + vibrato * wave(now * 5.2);
      phase += (tone.hertz * times * bend) / rate;
      const after = now - attack - hold;
      const swell = now < attack ? now / attack : after <= 0 ? 1 : Math.max(0, 1 - after / dies) ** 2;
      out[i] = (out[i] ?? 0) + wave(phase) * swell * loud * tone.loud;
    }
  }
}

function addNoise(out: Float32Array, rate: number, noise: Noise, seed: number): void {
  const { attack = 0.002, glide = 1 } = noise;
  const from = Math.round(noise.at * rate);
  const count = Math.min(out.length - from, Math.ceil(noise.length * rate));
  let random = seed;
  let [low, band] = [0, 0];
  for (let i = 0; i < count; i++) {
    const now = i / rate;
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    const hertz = Math.min(noise.hertz * (1 + (glide - 1) * (now / noise.length)), rate / 7);
    const f = 2 * Math.sin((Math.PI * hertz) / rate);
    low += f * band;
    band += f * (random / 2 ** 31 - 1 - low - band / noise.q);
    const swell = Math.min(1, now / attack) * Math.max(0, 1 - now / noise.length) ** 2;
    out[from + i] = (out[from + i] ?? 0) + band * swell * noise.loud;
  }
}

/** Enough for bells and blades, and half the work of what the loudspeaker gets. */
export const RATE = 22_050;

/** Samples between -1 and 1. */
export function render(sound: Sound, rate = RATE): Float32Array<ArrayBuffer> {
  const voice: Voice = voices[sound];
  const out = new Float32Array(Math.ceil(voice.length * rate));
  for (const tone of voice.tones ?? []) addTone(out, rate, tone);
  (voice.noises ?? []).forEach((noise, i) => addNoise(out, rate, noise, 7919 * (i + 1)));
  const fade = Math.min(out.length, Math.round(rate * 0.02));
  for (let i = 0; i < fade; i++) out[out.length - 1 - i] = (out[out.length - 1 - i] ?? 0) * (i / fade);
  // soft knees instead of a clipped edge
  for (let i = 0; i < out.length; i++) out[i] = Math.tanh(out[i] ?? 0);
  return out;
}
