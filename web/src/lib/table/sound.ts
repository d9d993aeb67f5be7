// Plays the sounds of the table: made when first heard, kept after that.
import { settings } from "../settings.svelte";
import { RATE, render, type Sound } from "./voices";

export type { Sound } from "./voices";

let context: AudioContext | null = null;
const made = new Map<Sound, AudioBuffer>();

function audio(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === "undefined") return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
  return context.state === "running" ? context : null;
}

/** Browsers let a page sound only after a gesture; the first one wakes it. */
export function wakeSound(): void {
  audio();
}

export function play(sound: Sound): void {
  const ctx = audio();
  if (!ctx) return;
  let buffer = made.get(sound);
  if (!buffer) {
    const samples = render(sound);
    buffer = ctx.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    made.set(sound, buffer);
  }
  const source = ctx.createBufferSource();
  source.buffer = buffer;
  source.connect(ctx.destination);
  source.start();
}
