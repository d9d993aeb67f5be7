// Builds the client into the Python package; icons are cut out of the icon set at build time.
import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { iconNames } from "./src/lib/ui/icon-names";

/** `virtual:icons` holds the outline of each icon named in icon-names.ts and nothing else of the set. */
function icons(): Plugin {
  const id = "virtual:icons";
  return {
    name: "courtier-icons",
    resolveId: (source) => (source === id ? "\0" + id : null),
    load(source) {
      if (source !== "\0" + id) return null;
      const set = JSON.parse(
        readFileSync(new URL("./node_modules/@iconify-json/game-icons/icons.json", import.meta.url), "utf8"),
      ) as { icons: Record<string, { body: string }> };
      const paths: Record<string, string> = {};
      for (const name of iconNames) {
        const d = /\sd="([^"]+)"/.exec(set.icons[name]?.body ?? "")?.[1];
        if (!d) this.error(`icon "${name}" is not in the icon set`);
        paths[name] = d;
      }
      return `export const icons = ${JSON.stringify(paths)};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/courtier/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2022",
    chunkSizeWarningLimit: 700,
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
