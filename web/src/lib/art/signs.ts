// Signs of 24 x 24: goods, tools and trades, as they hang over a door, lie on a stall or tell two people of one trade apart.
import { at } from "./pen";

export const signs = {
  clay: '<path d="M2 9 8 5h14v9l-6 5H2z" fill="#c0623f" stroke="#8f4029" stroke-width="1.6"/><path d="M2 9h14v10M16 9l6-4" fill="none" stroke="#8f4029" stroke-width="1.6"/>',
  wood: '<path d="M7 6h11.5c2.5 0 4 2.7 4 6s-1.5 6-4 6H7z" fill="#8a5c33" stroke="#5f3d20" stroke-width="1.6"/><ellipse cx="6.5" cy="12" rx="4.6" ry="6" fill="#e3c08c" stroke="#5f3d20" stroke-width="1.6"/><ellipse cx="6.5" cy="12" rx="1.8" ry="2.6" fill="none" stroke="#5f3d20" stroke-width="1.3"/>',
  stone:
    '<path d="M4 15 6 8l6-4 7 3 3 7-3 5.5H7z" fill="#8b9094" stroke="#5f6468" stroke-width="1.6"/><path d="M6 8l5 4.5 8-5.5M11 12.5l-1 7" fill="none" stroke="#fff9" stroke-width="1.4"/>',
  gold: '<path d="M7 7h10l5 11H2z" fill="#e0ae2b" stroke="#96690c" stroke-width="1.6"/><path d="M7 7l1.5 5h7L17 7M8.5 12 6 18M15.5 12l2.5 6" fill="none" stroke="#96690c" stroke-width="1.2"/>',
  marble:
    '<path d="M12 2.5 21 7v10l-9 4.5L3 17V7z" fill="#f7f3ee" stroke="#8d8794" stroke-width="1.7"/><path d="M3 7l9 4.5L21 7M12 11.5v10" fill="none" stroke="#8d8794" stroke-width="1.3"/>',
  silver:
    '<circle cx="12" cy="12" r="9.2" fill="#c9d0d4" stroke="#6b757c" stroke-width="1.7"/><path d="M10.8 8h2.4v2.8H16v2.4h-2.8V16h-2.4v-2.8H8v-2.4h2.8z" fill="#6b757c"/>',
  card: '<rect x="4.5" y="2.5" width="15" height="19" rx="2" fill="#fbf4e3" stroke="#5f4f3b" stroke-width="1.7"/><path d="M8 17v-6l4-3.5 4 3.5v6z" fill="none" stroke="#2c5282" stroke-width="1.7"/>',
  virtue:
    '<path d="M3 13c4 1 6 0 7-3 1-4 5-6 8-4l3 1-3 1c0 3-1 4-2 5 2 2 4 2 6 1-1 4-6 7-11 6-4 0-7-3-8-7z" fill="#2c5282"/><path d="M8 6c1 3 3 5 6 6" stroke="#2c5282" stroke-width="2.6" fill="none"/>',
  tankard:
    '<path d="M5 8h11v13H5z" fill="#b7824a" stroke="#61401f" stroke-width="1.6"/><path d="M16 11h4v6h-4" fill="none" stroke="#61401f" stroke-width="2.2"/><path d="M4 8c0-4 4-3 5-5 2 2 6 0 8 3 1 2 0 3-1 3H5z" fill="#fff8e6" stroke="#b79c6a" stroke-width="1"/>',
  dice: '<rect x="2" y="8" width="13" height="13" rx="2.5" fill="#fff8e6" stroke="#3a2b1e" stroke-width="1.6"/><rect x="11" y="3" width="11" height="11" rx="2.5" fill="#96322c" stroke="#3a2b1e" stroke-width="1.4"/><g fill="#3a2b1e"><circle cx="5.5" cy="11.5" r="1.4"/><circle cx="11.5" cy="17.5" r="1.4"/><circle cx="8.5" cy="14.5" r="1.4"/></g><circle cx="16.5" cy="8.5" r="1.6" fill="#fff8e6"/>',
  saw: '<path d="M2 7l17 4v6l-3-2-1 2-2-3-1 2.5-2-3-1 2-2-3-1 2-2-3z" fill="#cfd5d8" stroke="#5f6468" stroke-width="1.3"/><path d="M18 10l4 1v6l-4 0z" fill="#8a5c33" stroke="#5f3d20" stroke-width="1.4"/>',
  trowel:
    '<path d="M3 21l3-10 7 7z" fill="#cfd5d8" stroke="#5f6468" stroke-width="1.4"/><path d="M10 14l4-4" stroke="#5f6468" stroke-width="2"/><path d="M14 10l7-7" stroke="#8a5c33" stroke-width="4" stroke-linecap="round"/>',
  tile: '<g fill="#b8573b" stroke="#7d3524" stroke-width="1.3"><path d="M2 4h7v9a3.5 3.5 0 0 1-7 0zM8.5 4h7v9a3.5 3.5 0 0 1-7 0zM15 4h7v9a3.5 3.5 0 0 1-7 0z"/><path d="M5 12h7v6a3.5 3.5 0 0 1-7 0zM12 12h7v6a3.5 3.5 0 0 1-7 0z"/></g>',
  anvil:
    '<path d="M2 8h20v4c-5 0-7 2-7 5h3v4H6v-4h3c0-3-2-5-7-6z" fill="#5b6168" stroke="#2e3338" stroke-width="1.3"/>',
  book: '<path d="M2 5c4-1.5 7-1 10 1 3-2 6-2.5 10-1v14c-4-1.5-7-1-10 1-3-2-6-2.5-10-1z" fill="#fff8e6" stroke="#6b4526" stroke-width="1.6"/><path d="M12 6v14M5 9h4M5 12h4M15 9h4M15 12h4" stroke="#6b4526" stroke-width="1.2"/>',
  purse:
    '<path d="M8 9c-6 4-7 12 4 12s10-8 4-12z" fill="#8f5f2a" stroke="#4f3414" stroke-width="1.5"/><path d="M7 4l5 3 5-3-2 5H9z" fill="#a97338" stroke="#4f3414" stroke-width="1.3"/><circle cx="12" cy="15" r="2.6" fill="#e9c14b"/>',
  swords:
    '<path d="M4 3l13 14M20 3L7 17" stroke="#cfd5d8" stroke-width="2.8"/><path d="M14 19l6-5M10 19l-6-5" stroke="#8a5c33" stroke-width="2.2"/><path d="M18 18l3 3M6 18l-3 3" stroke="#5f3d20" stroke-width="2.6"/>',
  shield:
    '<path d="M4 3h16v9c0 5-4 8-8 10-4-2-8-5-8-10z" fill="#96322c" stroke="#3a2b1e" stroke-width="1.5"/><path d="M12 4v17M5 10h14" stroke="#f3e6c8" stroke-width="3"/>',
  scales:
    '<path d="M12 3v16M5 7h14M7 21h10" stroke="#7c5a16" stroke-width="2" stroke-linecap="round"/><path d="M1.5 15 5 7l3.5 8a3.5 3 0 0 1-7 0zM15.5 15 19 7l3.5 8a3.5 3 0 0 1-7 0z" fill="#dfb23f" stroke="#7c5a16" stroke-width="1.2"/>',
  key: '<circle cx="7" cy="8" r="4.5" fill="none" stroke="#b98a24" stroke-width="3"/><path d="M10 11l10 10M16 17l3-3M19 20l2.5-2.5" stroke="#b98a24" stroke-width="3" stroke-linecap="round"/>',
  scroll:
    '<path d="M5 4h13v14a3 3 0 0 0 3 2H8a3 3 0 0 1-3-3z" fill="#fff3d4" stroke="#7a5d2d" stroke-width="1.5"/><path d="M8 8h7M8 11h7M8 14h5" stroke="#7a5d2d" stroke-width="1.3"/>',
} as const;
export type Sign = keyof typeof signs;

/** A sign of so many units about its middle. */
export const sign = (name: Sign, x: number, y: number, size = 10): string => {
  const scale = Number((size / 24).toFixed(3));
  return at(Number((x - size / 2).toFixed(1)), Number((y - size / 2).toFixed(1)), scale, signs[name]);
};

/** On a coin in the lower left corner of a portrait. */
export const coin = (name: Sign): string =>
  `<circle cx="19" cy="83" r="17.5" fill="#f6e7c3" stroke="#6b4526" stroke-width="2"/>` + sign(name, 19, 83, 24);
