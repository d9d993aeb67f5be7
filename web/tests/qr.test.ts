import { describe, expect, it } from "vitest";
import { correction, masks, qr, times, type Modules } from "../src/lib/share/qr";

const EC = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

/** Reads a code as a camera's program would: format, mask, path, blocks; every block must be free of errors. */
function readCode(code: Modules): string {
  const n = code.length;
  const version = (n - 17) / 4;
  const at = (x: number, y: number): number => (code[y]?.[x] ? 1 : 0);
  const spots: [number, number][] = [0, 1, 2, 3, 4, 5].map((i) => [8, i]);
  spots.push([8, 7], [8, 8], [7, 8], ...[5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]));
  const format = spots.reduce((bits, [x, y], i) => bits | (at(x, y) << i), 0) ^ 0x5412;
  expect(format >> 13).toBe(0); // level M
  const mask = masks[(format >> 10) & 7];
  if (!mask) throw new Error("no mask");
  const aligned = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]][
    version - 1
  ];
  const fixed = (x: number, y: number): boolean => {
    if (x === 6 || y === 6 || (x < 9 && y < 9) || (x >= n - 8 && y < 9) || (x < 9 && y >= n - 8)) return true;
    if (version >= 7 && ((x < 6 && y >= n - 11) || (y < 6 && x >= n - 11))) return true;
    const corner = (a: number, b: number): boolean =>
      (a === 6 && b === 6) || (a === 6 && b === aligned?.at(-1)) || (b === 6 && a === aligned?.at(-1));
    return !!aligned?.some((a) => aligned.some((b) => !corner(a, b) && Math.abs(x - a) <= 2 && Math.abs(y - b) <= 2));
  };
  const bits: number[] = [];
  for (let right = n - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let i = 0; i < n; i++)
      for (const x of [right, right - 1]) {
        const y = up ? n - 1 - i : i;
        if (!fixed(x, y)) bits.push(at(x, y) ^ (mask(x, y) ? 1 : 0));
      }
  }
  const stream = Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0),
  );
  const [count, ec] = [BLOCKS[version - 1] ?? 0, EC[version - 1] ?? 0];
  const data = stream.length - count * ec;
  const blocks = Array.from({ length: count }, (): number[] => []);
  const lengths = blocks.map((_, i) => Math.floor(data / count) + (i >= count - (data % count) ? 1 : 0));
  let next = 0;
  for (let i = 0; i < Math.max(...lengths); i++)
    blocks.forEach((block, b) => {
      if (i < (lengths[b] ?? 0)) block.push(stream[next++] ?? -1);
    });
  const words = blocks.flatMap((block) => block);
  for (let i = 0; i < ec; i++) for (const block of blocks) block.push(stream[next++] ?? -1);
  for (const block of blocks)
    for (let i = 0, root = 1; i < ec; i++, root = times(root, 2))
      expect(block.reduce((sum, byte) => times(sum, root) ^ byte, 0)).toBe(0);
  expect((words[0] ?? 0) >> 4).toBe(0b0100);
  const nibbles = words.flatMap((word) => [word >> 4, word & 15]);
  const wide = version < 10 ? 2 : 4;
  const length = nibbles.slice(1, 1 + wide).reduce((sum, one) => sum * 16 + one, 0);
  const bytes = Array.from(
    { length },
    (_, i) => (nibbles[1 + wide + 2 * i] ?? 0) * 16 + (nibbles[2 + wide + 2 * i] ?? 0),
  );
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("QR codes", () => {
  it("corrects errors as the standard's example does", () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it("can be read again, in every size", () => {
    const sizes = new Set<number>();
    for (const length of [1, 14, 15, 26, 27, 42, 62, 84, 106, 122, 152, 180, 181, 213]) {
      const text = `https://courtier.example/${"ré0-".repeat(60)}`;
      let cut = text;
      while (new TextEncoder().encode(cut).length > length) cut = cut.slice(0, -1);
      const code = qr(cut);
      if (!code) throw new Error(`no code for ${length}`);
      sizes.add(code.length);
      expect(readCode(code)).toBe(cut);
    }
    expect([...sizes].sort((a, b) => a - b)).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57]);
  });

  it("says so when a text is too long", () => {
    expect(qr("x".repeat(213))).not.toBeNull();
    expect(qr("x".repeat(214))).toBeNull();
  });
});
