// Architects of the West Kingdom in five minutes.
import "./architects.css";
import { addSprite } from "../../lib/ui/sprites";
import { abreast, symbol, type Headed, type Lesson, type Picture } from "../../pages/learn/lesson";
import { apprentice } from "./art/apprentices";
import { facade, view } from "./art/facade";
import { cathedral, places, type PlaceName } from "./art/places";
import sprite from "./pieces.svg?raw";

addSprite(sprite);

const place = (id: PlaceName): Picture => ({ drawing: places[id](), box: "0 0 160 98", wide: 1.63 });
const building = (id: string): Picture => ({ drawing: facade(id), box: view.whole, wide: 1.19 });
const people = (...ids: string[]): Picture =>
  abreast(ids.map((id) => `<svg width="100" height="100" viewBox="0 0 100 100">${apprentice(id)}</svg>`), 100, 100, 6); // prettier-ignore
const things = (...kinds: string[]): Picture =>
  abreast(kinds.map((kind) => symbol(kind, 24, 24)), 24, 24, 5); // prettier-ignore

export const lesson: Lesson = [
  { text: "learn-architects-aim", rules: ["ARC-004"], pictures: [building("aqueduct"), building("smithy"), building("clay_market")] },
  { text: "learn-architects-turn", rules: ["ARC-033", "ARC-049"], pictures: [place("quarry"), place("forest")] },
  { text: "learn-architects-workshop", rules: ["ARC-069"], pictures: [people("labourer", "merchant_gold", "jeweller_a"), place("workshop")] },
  { text: "learn-architects-build", rules: ["ARC-131", "ARC-136", "ARC-146"], pictures: [place("guildhall")] },
  { text: "learn-architects-capture", rules: ["ARC-094", "ARC-122", "ARC-124"], pictures: [place("town_centre"), place("guardhouse")] },
  { text: "learn-architects-virtue", rules: ["ARC-158", "ARC-164", "ARC-165"], pictures: [{ drawing: cathedral(3), box: "0 0 120 174", wide: 0.7 }, place("black_market")] },
  { text: "learn-architects-market", rules: ["ARC-112", "ARC-108"], pictures: [place("black_market"), place("tax_stand")] },
  { text: "learn-architects-end", rules: ["ARC-034", "ARC-185", "ARC-191"], pictures: [things("arc-clay", "arc-wood", "arc-stone", "arc-gold", "arc-marble", "arc-silver")] },
]; // prettier-ignore

/** A street of four houses. */
export const cover: string = ["chapel", "castle", "tavern", "lighthouse"]
  .map((id, i) => `<svg x="${i * 100}" width="100" height="118" viewBox="14 4 72 80" preserveAspectRatio="xMidYMax slice">${facade(id)}</svg>`)
  .join(""); // prettier-ignore

export const headed: Headed = {
  "ARC-011": [people("merchant_gold", "labourer", "jeweller_a"), things("arc-card", "arc-debt", "arc-virtue")],
  "ARC-032": [things("arc-pawn"), place("silversmith")],
  "ARC-040": [place("mines"), place("storehouse")],
  "ARC-062": [place("storehouse")],
  "ARC-087": [building("chapel"), building("library"), building("lighthouse")],
  "ARC-092": [place("town_centre")],
  "ARC-108": [place("tax_stand")],
  "ARC-112": [place("black_market")],
  "ARC-121": [place("guardhouse"), place("prison")],
  "ARC-131": [place("guildhall")],
  "ARC-135": [building("tavern"), building("observatory")],
  "ARC-146": [{ drawing: cathedral(4), box: "0 0 120 174", wide: 0.7 }],
  "ARC-157": [things("arc-virtue"), place("tax_stand")],
  "ARC-171": [place("black_market"), place("prison")],
  "ARC-185": [place("guildhall")],
  "ARC-203": [people("acolyte_card", "labourer", "merchant_gold", "jeweller_a")],
};
