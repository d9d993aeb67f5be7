// Cuts icons out of the icon set at build time, and sorts them by who needs them.
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { iconNames } from "./src/lib/ui/icon-names";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const set = JSON.parse(readFileSync(at("node_modules/@iconify-json/game-icons/icons.json"), "utf8")) as {
  icons: Record<string, { body: string }>;
};

/** An outline drawn 512 wide needs no more than one decimal. */
function outline(name: string): string {
  const path = /\sd="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
  if (!path) throw new Error(`icon "${name}" is not in the icon set`);
  return path.replaceAll(
    /\.(\d)(\d)\d*/g,
    (_, tenth: string, next: string) => `.${next < "5" || tenth === "9" ? tenth : Number(tenth) + 1}`,
  );
}

/** The text of a file and of all that it imports, at any depth; what is imported on demand is not followed. */
function reach(entry: string): Map<string, string> {
  const found = new Map<string, string>();
  const follow = (path: string): void => {
    const file = [path, `${path}.ts`, `${path}/index.ts`].find((p) => /\.(ts|svelte)$/.test(p) && existsSync(p));
    if (!file || found.has(file)) return;
    const text = readFileSync(file, "utf8");
    found.set(file, text);
    const bare = text.replaceAll(/import type [^;]*;/g, "");
    for (const [, to] of bare.matchAll(/(?:from|import) "(\.[^"]+)"/g)) follow(resolve(dirname(file), to as string));
  };
  follow(at(entry));
  return found;
}

/** Those that some other page or another title draws too are everybody's; so are those whose names are put together. What
 * a title fetches only when a game needs it ("kingsburg-modules") brings what it lacks, also where another title has it. */
function sorted(titles: readonly string[]): Map<string, string[]> {
  const shared = reach("src/main.ts");
  const own = titles.map((title) => {
    const files = reach(`src/titles/bring-${title}.ts`);
    return [...files].filter(([file]) => !shared.has(file)).map(([, text]) => text);
  });
  const names = (texts: Iterable<string>): Set<string> => {
    const all = [...texts].join("\n");
    return new Set(iconNames.filter((name) => all.includes(`"${name}"`)));
  };
  const everywhere = names([...shared].filter(([file]) => !file.endsWith("icon-names.ts")).map(([, text]) => text));
  const by = own.map(names);
  const whole = (title: string): string | undefined => titles.find((other) => title.startsWith(`${other}-`));
  const groups = new Map(["", ...titles].map((title): [string, string[]] => [title, []]));
  const late = new Set(titles.flatMap((title, i) => (whole(title) ? [...(by[i] ?? [])] : [])));
  for (const name of iconNames) {
    const users = titles.filter((title, i) => !whole(title) && by[i]?.has(name));
    if (!users.length && !everywhere.has(name) && late.has(name)) continue;
    const owner = users.length === 1 && !everywhere.has(name) ? (users[0] as string) : "";
    groups.get(owner)?.push(name);
  }
  titles.forEach((title, i) => {
    const base = whole(title);
    if (!base) return;
    const there = [...(groups.get("") ?? []), ...(groups.get(base) ?? [])];
    groups.set(
      title,
      [...(by[i] ?? [])].filter((name) => !there.includes(name)),
    );
  });
  return groups;
}

/** `virtual:icons` holds the outlines that every page may draw, `virtual:icons/<title>` those of that title alone. */
export function icons(titles: readonly string[]): Plugin {
  const id = "virtual:icons";
  return {
    name: "courtier-icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? "\0" + source : null),
    load(source) {
      if (!source.startsWith("\0" + id)) return null;
      const names = sorted(titles).get(source.slice(id.length + 2)) ?? [];
      return `export const icons = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])))};`;
    },
  };
}
