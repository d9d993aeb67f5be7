// Symbols that <use> elements refer to come with the page or the title that draws them, each file once.
import { mount } from "svelte";
import Sprite from "./Sprite.svelte";

const placed = new Set<string>();

export function addSprite(source: string): void {
  if (placed.has(source)) return;
  placed.add(source);
  mount(Sprite, { target: document.body, props: { source } });
}
