// Paladins of the West Kingdom in five minutes.
import "./paladins.css";
import { abreast, symbol, type Headed, type Lesson, type Picture } from "../../pages/learn/lesson";
import { faces } from "./art/faces";
import { pieces, wall } from "./art/pieces";

const portraits = (...drawn: string[]): Picture =>
  abreast(drawn.map((one) => `<svg width="100" height="100" viewBox="0 0 100 100">${one}</svg>`), 100, 100, 6); // prettier-ignore
const workers = (...kinds: string[]): Picture =>
  abreast(kinds.map((kind) => symbol(`pal-w-${kind}`, 24, 28)), 24, 28, 4); // prettier-ignore
const things = (...kinds: string[]): Picture =>
  abreast(kinds.map((kind) => symbol(`pal-r-${kind}`, 22, 22)), 22, 22, 5); // prettier-ignore
const attributes = (...kinds: string[]): Picture =>
  abreast(kinds.map((kind) => symbol(`pal-a-${kind}`, 20, 22)), 20, 22, 6); // prettier-ignore

export const lesson: Lesson = [
  {
    text: "learn-paladins-aim",
    rules: ["PAL-001", "PAL-002"],
    pictures: [portraits(faces.paladin("roland"), faces.paladin("oliver"), faces.paladin("ogier"))],
  },
  {
    text: "learn-paladins-round",
    rules: ["PAL-037", "PAL-042"],
    pictures: [portraits(faces.paladin("naimes")), workers("scout", "labourer", "merchant", "cleric")],
  },
  {
    text: "learn-paladins-turn",
    rules: ["PAL-053", "PAL-056"],
    pictures: [workers("labourer", "scout", "fighter", "cleric", "merchant", "criminal")],
  },
  { text: "learn-paladins-left", rules: ["PAL-050"], pictures: [things("silver", "provision")] },
  {
    text: "learn-paladins-right",
    rules: ["PAL-051", "PAL-052"],
    pictures: [{ drawing: wall(3, "#2c5282", 5), box: "0 -4 222 48", wide: 4.6 }, attributes("faith", "strength", "influence")],
  },
  {
    text: "learn-paladins-march",
    rules: ["PAL-096"],
    pictures: [abreast([pieces.monk("#96322c"), pieces.outpost("#2c5282")], 40, 48, 8)],
  },
  { text: "learn-paladins-orders", rules: ["PAL-029"], pictures: [portraits(symbol("face-18", 100, 106, -6))] },
  { text: "learn-paladins-tax", rules: ["PAL-168", "PAL-182"], pictures: [portraits(faces.figure("inquisitor")), things("suspicion", "tax", "debt")] },
  { text: "learn-paladins-pass", rules: ["PAL-207", "PAL-028"], pictures: [workers("scout", "fighter", "cleric")] },
]; // prettier-ignore

/** Four paladins above a wall. */
export const cover: string =
  ["roland", "ivoire", "samson", "ogier"]
    .map((id, i) => `<svg x="${i * 100}" width="100" height="100" viewBox="0 0 100 100">${faces.paladin(id)}</svg>`)
    .join("") + `<rect y="99" width="400" height="19" fill="#3b3f33"/><svg y="84" width="400" height="34" viewBox="0 13 308 27" preserveAspectRatio="none">${wall(7, "#96322c", 7)}</svg>`; // prettier-ignore

export const headed: Headed = {
  "PAL-010": [workers("labourer", "scout", "fighter", "cleric", "merchant"), things("silver", "provision")],
  "PAL-129": [portraits(faces.paladin("roland"), faces.paladin("naimes"), faces.paladin("ogier"))],
  "PAL-179": [portraits(faces.figure("inquisitor")), things("suspicion")],
  "PAL-220": [attributes("faith", "strength", "influence")],
};
