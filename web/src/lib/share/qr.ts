// A QR code of a short text: byte mode, error correction M, the smallest of versions 1 to 10 that holds it (213 bytes).
// By ISO/IEC 18004. True is a dark module; the quiet zone is left to whoever draws it.
export type Modules = boolean[][];

const EC_PER_BLOCK = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // by version, from 1
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
const LEVEL_M = 0;
const PAD = [0xec, 0x11];

type Mask = (x: number, y: number) => boolean;
export const masks: readonly Mask[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const get = (row: readonly number[], i: number): number => row[i] as number; // within bounds by construction

// the field of 256 elements, by powers of its generator
const exp: number[] = [];
const log: number[] = [];
for (let i = 0, x = 1; i < 255; i++, x = (x << 1) ^ (x & 0x80 ? 0x11d : 0)) {
  exp[i] = x;
  log[x] = i;
}
export const times = (a: number, b: number): number => (a && b ? get(exp, (get(log, a) + get(log, b)) % 255) : 0);

/** The remainder that corrects errors: `count` bytes after these. */
export function correction(data: readonly number[], count: number): number[] {
  let divisor = [1]; // the product of (x - 2^i)
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((c, j) => (next[j + 1] = get(next, j + 1) ^ times(c, get(exp, i))));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  data.forEach((_, i) => {
    const factor = get(rest, i);
    divisor.forEach((c, j) => (rest[i + j] = get(rest, i + j) ^ times(c, factor)));
  });
  return rest.slice(data.length);
}

/** All bytes of a code of this version, before errors are provided for and after. */
const allBytes = (version: number): number => {
  const aligned = version === 1 ? 0 : (Math.floor(version / 7) + 2) ** 2 - 3;
  const touching = version === 1 ? 0 : Math.floor(version / 7) * 2; // alignment squares upon the timing lines
  const bits = (version * 4 + 17) ** 2 - 3 * 64 - 31 - 2 * (version * 4 + 1) - aligned * 25 + touching * 5;
  return Math.floor((bits - (version >= 7 ? 36 : 0)) / 8);
};
const dataBytes = (version: number): number =>
  allBytes(version) - get(EC_PER_BLOCK, version - 1) * get(BLOCKS, version - 1);

function bytesOf(text: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(text.length, version < 10 ? 8 : 16);
  for (const byte of text) put(byte, 8);
  const room = dataBytes(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let i = 0; bits.length < room; i++) put(get(PAD, i % 2), 8);
  return Array.from({ length: room / 8 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, b) => sum * 2 + b, 0));
}

/** The bytes in the order in which they are drawn: block by block in turn, then the corrections likewise. */
function woven(data: readonly number[], version: number): number[] {
  const [count, ec] = [get(BLOCKS, version - 1), get(EC_PER_BLOCK, version - 1)];
  const short = Math.floor(data.length / count);
  const longer = data.length % count; // the last blocks hold a byte more
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i >= count - longer ? 1 : 0);
    blocks.push(data.slice(at, at + length));
    at += length;
  }
  const weave = (rows: readonly number[][]): number[] =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => (i < row.length ? [get(row, i)] : [])),
    ).flat();
  return [...weave(blocks), ...weave(blocks.map((block) => correction(block, ec)))];
}

/** A number and the remainder that guards it. */
function guarded(value: number, length: number, divisor: number): number {
  let rest = value << length;
  for (let i = 31; i >= length; i--) if ((rest >> i) & 1) rest ^= divisor << (i - length);
  return (value << length) | rest;
}

class Sheet {
  readonly size: number;
  readonly dark: Modules;
  readonly fixed: Modules;

  constructor(readonly version: number) {
    this.size = version * 4 + 17;
    const empty = (): Modules => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    [this.dark, this.fixed] = [empty(), empty()];
    for (let i = 0; i < this.size; i++) {
      this.#fix(6, i, i % 2 === 0);
      this.#fix(i, 6, i % 2 === 0);
    }
    const end = this.size - 4;
    for (const [x, y] of [[3, 3], [end, 3], [3, end]] as const) this.#square(x, y, 4, [2, 4]); // prettier-ignore
    const at = ALIGNMENT[version - 1] ?? [];
    const last = at.at(-1);
    for (const x of at)
      for (const y of at)
        if (!((x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6))) this.#square(x, y, 2, [1]);
    this.format(0); // reserves its place
    if (version >= 7) this.#versions();
  }

  /** Rings around a middle; those of these radii are light. */
  #square(cx: number, cy: number, radius: number, light: readonly number[]): void {
    for (let dy = -radius; dy <= radius; dy++)
      for (let dx = -radius; dx <= radius; dx++)
        this.#fix(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }

  #fix(x: number, y: number, dark: boolean): void {
    const [row, fixed] = [this.dark[y], this.fixed[y]];
    if (!row || !fixed || x < 0 || x >= this.size) return;
    row[x] = dark;
    fixed[x] = true;
  }

  format(mask: number): void {
    const bits = guarded((LEVEL_M << 3) | mask, 10, 0x537) ^ 0x5412;
    const bit = (i: number): boolean => ((bits >> i) & 1) === 1;
    const n = this.size;
    for (let i = 0; i < 6; i++) this.#fix(8, i, bit(i));
    this.#fix(8, 7, bit(6));
    this.#fix(8, 8, bit(7));
    this.#fix(7, 8, bit(8));
    for (let i = 9; i < 15; i++) this.#fix(14 - i, 8, bit(i));
    for (let i = 0; i < 8; i++) this.#fix(n - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; i++) this.#fix(8, n - 15 + i, bit(i));
    this.#fix(8, n - 8, true);
  }

  #versions(): void {
    const bits = guarded(this.version, 12, 0x1f25);
    for (let i = 0; i < 18; i++) {
      const [a, b] = [this.size - 11 + (i % 3), Math.floor(i / 3)];
      this.#fix(a, b, ((bits >> i) & 1) === 1);
      this.#fix(b, a, ((bits >> i) & 1) === 1);
    }
  }

  /** Every free place, two columns at a time from the right, up and down in turn. */
  *path(): Generator<[number, number]> {
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5;
      for (let i = 0; i < this.size; i++)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - i : i;
          if (!this.fixed[y]?.[x]) yield [x, y];
        }
    }
  }
}

/** How hard it is to read: the standard's four penalties. */
function penalty(dark: Modules): number {
  const n = dark.length;
  const lines = [...dark, ...Array.from({ length: n }, (_, x) => dark.map((row) => !!row[x]))];
  let sum = 0;
  for (const line of lines) {
    const text = line.map((on) => (on ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    sum += 40 * [...text.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < n; y++)
    for (let x = 1; x < n; x++) {
      const on = dark[y]?.[x];
      if (dark[y]?.[x - 1] === on && dark[y - 1]?.[x] === on && dark[y - 1]?.[x - 1] === on) sum += 3;
    }
  const share = dark.flat().filter(Boolean).length / (n * n);
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}

/** Null where the text is too long. */
export function qr(text: string): Modules | null {
  const bytes = new TextEncoder().encode(text);
  const version = BLOCKS.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= dataBytes(i + 1)) + 1;
  if (!version) return null;
  const stream = woven(bytesOf(bytes, version), version);
  const drawn = masks.map((mask, number) => {
    const sheet = new Sheet(version);
    let i = 0;
    for (const [x, y] of sheet.path()) {
      const bit = ((stream[i >> 3] ?? 0) >> (7 - (i & 7))) & 1;
      (sheet.dark[y] as boolean[])[x] = (bit === 1) !== mask(x, y);
      i++;
    }
    sheet.format(number);
    return sheet.dark;
  });
  const costs = drawn.map(penalty);
  return drawn[costs.indexOf(Math.min(...costs))] ?? null;
}

/** An outline for an SVG, a unit a module, with the quiet zone of four. */
export function outlineOf(modules: Modules): { path: string; size: number } {
  const path = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + 4} ${y + 4}h1v1h-1z`] : []))).join("");
  return { path, size: modules.length + 8 };
}
