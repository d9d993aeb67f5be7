// Short sounds made on the spot with WebAudio: nothing to download, nothing to license.
import { settings } from "../settings.svelte";

export type Sound = "turn" | "dice" | "place" | "coin" | "build" | "refuse" | "chat" | "battle" | "win";

let context: AudioContext | null = null;

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

function tone(ctx: AudioContext, at: number, hertz: number, length: number, loud: number, type: OscillatorType): void {
  const wave = ctx.createOscillator();
  const gain = ctx.createGain();
  wave.type = type;
  wave.frequency.value = hertz;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(gain).connect(ctx.destination);
  wave.start(at);
  wave.stop(at + length + 0.05);
}

function knock(ctx: AudioContext, at: number, hertz: number, length: number, loud: number): void {
  const noise = ctx.createBuffer(1, Math.ceil(ctx.sampleRate * length), ctx.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 3;
  const source = ctx.createBufferSource();
  const band = ctx.createBiquadFilter();
  const gain = ctx.createGain();
  source.buffer = noise;
  band.type = "bandpass";
  band.frequency.value = hertz;
  band.Q.value = 2.5;
  gain.gain.value = loud;
  source.connect(band).connect(gain).connect(ctx.destination);
  source.start(at);
}

export function play(sound: Sound): void {
  const ctx = audio();
  if (!ctx) return;
  const now = ctx.currentTime;
  switch (sound) {
    case "turn":
      tone(ctx, now, 523, 0.5, 0.1, "sine");
      tone(ctx, now + 0.14, 784, 0.7, 0.1, "sine");
      break;
    case "dice":
      for (let i = 0; i < 5; i++)
        knock(ctx, now + i * 0.07 + Math.random() * 0.03, 900 + Math.random() * 900, 0.07, 0.5);
      break;
    case "place":
      knock(ctx, now, 520, 0.09, 0.7);
      break;
    case "coin":
      tone(ctx, now, 1568, 0.22, 0.05, "triangle");
      tone(ctx, now + 0.06, 2093, 0.26, 0.045, "triangle");
      break;
    case "build":
      knock(ctx, now, 260, 0.13, 1);
      knock(ctx, now + 0.16, 320, 0.13, 0.9);
      break;
    case "refuse":
      tone(ctx, now, 150, 0.16, 0.08, "triangle");
      break;
    case "chat":
      tone(ctx, now, 880, 0.14, 0.05, "sine");
      break;
    case "battle":
      knock(ctx, now, 1800, 0.2, 0.6);
      knock(ctx, now + 0.1, 140, 0.4, 1);
      break;
    case "win":
      [523, 659, 784, 1047].forEach((hertz, i) => tone(ctx, now + i * 0.14, hertz, 0.6, 0.09, "triangle"));
  }
}
