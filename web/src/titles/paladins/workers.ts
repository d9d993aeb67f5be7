// Which workers may stand on which spaces, and in how many ways.
import { workers } from "./view";

const fits = (space: string, kind: string): boolean => space === "any" || kind === space || kind === "criminal";

/** Every distinct handful that fills these spaces from this supply, as the words of a token: "labourer+cleric". */
export function handfuls(spaces: string[], supply: Record<string, number>): string[] {
  const out = new Set<string>();
  const left = { ...supply };
  const held: string[] = [];
  const fill = (at: number): void => {
    const space = spaces[at];
    if (space === undefined) {
      out.add(words(held));
      return;
    }
    for (const kind of workers)
      if ((left[kind] ?? 0) > 0 && fits(space, kind)) {
        left[kind] = (left[kind] ?? 0) - 1;
        held.push(kind);
        fill(at + 1);
        held.pop();
        left[kind] = (left[kind] ?? 0) + 1;
      }
  };
  fill(0);
  return [...out];
}

/** A handful in the order of tokens. */
export function words(held: string[]): string {
  return [...held].sort((a, b) => order(a) - order(b)).join("+");
}

const order = (kind: string): number => workers.indexOf(kind as (typeof workers)[number]);

/** Puts a handful on spaces: the strict spaces first, criminals where nothing else fits. Null where it does not fit. */
export function seat(spaces: string[], handful: string[]): string[] | null {
  const out: (string | null)[] = spaces.map(() => null);
  const rest = [...handful];
  const put = (at: number, kind: string): void => {
    out[at] = kind;
    rest.splice(rest.indexOf(kind), 1);
  };
  spaces.forEach((space, i) => {
    if (space !== "any" && rest.includes(space)) put(i, space);
  });
  spaces.forEach((space, i) => {
    if (out[i] === null && space !== "any" && rest.includes("criminal")) put(i, "criminal");
  });
  spaces.forEach((_, i) => {
    if (out[i] === null && rest[0]) put(i, rest[0]);
  });
  return out.every((kind, i) => kind !== null && fits(spaces[i] ?? "any", kind)) ? (out as string[]) : null;
}

/** Every way to stand a handful on spaces; few, since no action has more than three. */
function orders(spaces: string[], handful: string[]): string[][] {
  const [space, ...more] = spaces;
  if (space === undefined) return handful.length ? [] : [[]];
  return [...new Set(handful)]
    .filter((kind) => fits(space, kind))
    .flatMap((kind) => {
      const rest = [...handful];
      rest.splice(rest.indexOf(kind), 1);
      return orders(more, rest).map((order) => [kind, ...order]);
    });
}

/** Of these handfuls, the standing with this kind on that space that changes least of how they stand now. */
export function restand(
  spaces: string[],
  choices: string[][],
  now: string[],
  at: number,
  kind: string,
): string[] | null {
  let best: string[] | null = null;
  let most = -1;
  for (const handful of choices)
    for (const order of handful.includes(kind) ? orders(spaces, handful) : []) {
      const same = order.filter((one, i) => one === now[i]).length;
      if (order[at] === kind && same > most) [best, most] = [order, same];
    }
  return best;
}
