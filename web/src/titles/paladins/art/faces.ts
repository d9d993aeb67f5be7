// Everybody who has a face, by card id; drawn once and kept.
import { allies, band, figures, noble } from "./court";
import { townsfolk } from "./folk";
import { outsider } from "./outsiders";
import { paladins } from "./paladins";
import { portrait, seedOf, type Person } from "../../../lib/art/portrait";

/** Somebody of whom only the card is known (a deck of one's own): a hooded figure, the same for the same id. */
function stranger(id: string): Person {
  const seed = seedOf(id);
  return {
    bg: ["town", "#5f4f3b", "#76695c"],
    skin: seed % 5,
    hair: ["short", "brown"],
    garment: ["cloak", "#4a4541", "#8c7a58"],
    hat: ["hood", "#6a5a44"],
    mood: "calm",
  };
}

const drawn = new Map<string, string>();

function once(key: string, who: () => Person | null | undefined): string {
  let picture = drawn.get(key);
  if (picture === undefined) {
    picture = portrait(who() ?? stranger(key));
    drawn.set(key, picture);
  }
  return picture;
}

/** Pictures as the inside of a 100 x 100 drawing. */
export const faces = {
  paladin: (id: string): string => once(`paladin ${id}`, () => paladins[id]),
  townsfolk: (id: string): string => once(`townsfolk ${id}`, () => townsfolk(id)),
  outsider: (id: string): string => once(`outsider ${id}`, () => outsider(id)),
  noble: (id: string, icon: string): string => once(`noble ${id}`, () => noble(id, icon)),
  band: (id: string, worker: string): string => once(`band ${id}`, () => band(id, worker)),
  ally: (icon: string): string => once(`ally ${icon}`, () => allies[icon]),
  figure: (name: keyof typeof figures): string => once(`figure ${name}`, () => figures[name]),
};

/** Whether a picture is somebody's own and not the stranger's. */
export const known = {
  paladin: (id: string): boolean => !!paladins[id],
  townsfolk: (id: string): boolean => !!townsfolk(id),
  outsider: (id: string): boolean => !!outsider(id),
  noble: (id: string, icon: string): boolean => !!noble(id, icon),
  band: (id: string, worker: string): boolean => !!band(id, worker),
  ally: (icon: string): boolean => !!allies[icon],
};
