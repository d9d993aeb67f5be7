// Seats told apart by colour, ordinary and letter: never by colour alone.
const tinctures = ["vert", "gules", "azure", "purpure", "tenne"] as const;
export type Tincture = (typeof tinctures)[number] | "sable";

/** The figure on a seat's shield: chevron, bend, pale, cross, saltire. */
export const ordinaries = [
  "M0 27 12 15l12 12v6L12 21 0 33z",
  "M0 0h6l18 20v8z",
  "M8 0h8v30H8z",
  "M9 0h6v9h9v6h-9v15H9V15H0V9h9z",
  "M0 0h6l6 8 6-8h6v3l-8.500 11L24 26v4h-5l-7-10-7 10H0v-4l8.500-12L0 3z",
] as const;

export function tincture(seat: number): Tincture {
  return seat < 0 ? "sable" : (tinctures[seat % tinctures.length] ?? "vert");
}

/** One letter a seat: the initial where it is unique, else the seat's number. */
export function letters(names: string[]): string[] {
  const initial = (name: string) => [...name.trim().toLocaleUpperCase()][0] ?? "";
  const initials = names.map(initial);
  return initials.map((letter, seat) =>
    letter && initials.filter((other) => other === letter).length === 1 ? letter : String(seat + 1),
  );
}
