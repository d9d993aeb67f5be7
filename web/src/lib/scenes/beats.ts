// What happened, one choice after the other: whose it was, the scenes it led to, and what is left to say at the seat.
import type { StoryLine } from "../net/types";
import type { Cast, Scene, Script } from "./scene";

export interface Beat {
  /** the choice's number */
  choice: number;
  /** who made it; -1 where several did, or nobody */
  by: number;
  /** what the seat itself did, in the order of the story */
  lines: StoryLine[];
  scenes: Scene[];
}

/** Lines by the choice that they follow from. */
export function choices(story: StoryLine[]): StoryLine[][] {
  const out: StoryLine[][] = [];
  for (const line of story) {
    const last = out.at(-1);
    if (last?.[0]?.choice === line.choice) last.push(line);
    else out.push([line]);
  }
  return out;
}

export function beat(lines: StoryLine[], script: Script | undefined, cast: Cast): Beat {
  const scenes = script && lines.some((line) => script.opens.has(line.kind)) ? script.scenes(lines, cast) : [];
  const told = new Set(scenes.flatMap((scene) => scene.lines));
  const by = lines[0]?.by ?? -1;
  return {
    choice: lines[0]?.choice ?? 0,
    by,
    lines: lines.filter((line) => line.seat === by && by >= 0 && !told.has(line.n)),
    scenes,
  };
}

/** What happened since this seat's last choice: that choice's scenes, then all that others did. */
export function since(story: StoryLine[], seat: number | null): StoryLine[] {
  if (seat === null) return [];
  const own = story.findLast((line) => line.by === seat);
  return own ? story.filter((line) => line.choice >= own.choice) : [];
}
