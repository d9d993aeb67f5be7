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

/** Everybody's are those that the table's own page draws, and those whose names are put together. Every other entry brings
 * what it draws beside them, also where another has it too; what is fetched for a title ("kingsburg-modules") counts on it. */
function sorted(entries: Record<string, string>): Map<string, string[]> {
  const core = reach("src/main.ts");
  const names = (texts: Iterable<string>): Set<string> => {
    const all = [...texts].join("\n");
    return new Set(iconNames.filter((name) => all.includes(`"${name}"`)));
  };
  const shared = names([...core].filter(([file]) => !file.endsWith("icon-names.ts")).map(([, text]) => text));
  const found = new Map<string, Set<string>>();
  for (const [entry, file] of Object.entries(entries)) {
    const own = [...reach(file)].filter(([path]) => !core.has(path)).map(([, text]) => text);
    found.set(entry, names(own));
  }
  const somewhere = new Set([...shared, ...[...found.values()].flatMap((own) => [...own])]);
  const everywhere = iconNames.filter((name) => shared.has(name) || !somewhere.has(name));
  const groups = new Map([["", everywhere as string[]]]);
  for (const [entry, own] of found) {
    const base = [...found].find(([other]) => entry.startsWith(`${other}-`))?.[1];
    groups.set(
      entry,
      [...own].filter((name) => !groups.get("")?.includes(name) && !base?.has(name)),
    );
  }
  return groups;
}

/** `virtual:icons` holds the outlines that every page may draw, `virtual:icons/<entry>` those that come with this file. */
export function icons(entries: Record<string, string>): Plugin {
  const id = "virtual:icons";
  return {
    name: "courtier-icons",
    resolveId: (source) => (source === id || source.startsWith(`${id}/`) ? "\0" + source : null),
    load(source) {
      if (!source.startsWith("\0" + id)) return null;
      const names = sorted(entries).get(source.slice(id.length + 2)) ?? [];
      return `export const icons = ${JSON.stringify(Object.fromEntries(names.map((name) => [name, outline(name)])))};`;
    },
  };
}
