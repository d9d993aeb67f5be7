// Builds the client into the Python package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons";
import { offline } from "./offline";
import { packed } from "./packed";

// What is fetched on demand, each with icons of its own.
const entries = {
  pages: "src/pages/more.ts",
  kingsburg: "src/titles/bring-kingsburg.ts",
  "kingsburg-modules": "src/titles/bring-kingsburg-modules.ts",
  paladins: "src/titles/bring-paladins.ts",
  architects: "src/titles/bring-architects.ts",
};

/** Words travel by language, and those of a title with it: one file each. */
function wordsOf(id: string): string | undefined {
  const [, lang, name = ""] = /locales\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? [];
  if (!lang) return undefined;
  if (/^(web-)?kingsburg-(?!names|told)/.test(name)) return `words-kingsburg-modules-${lang}`;
  const title = Object.keys(entries).find((entry) => name.replace("web-", "").startsWith(entry));
  return `words-${title ? `${title}-` : ""}${lang}`;
}

export default defineConfig({
  plugins: [icons(entries), svelte(), offline(), packed()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/courtier/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2022",
    rollupOptions: { output: { manualChunks: wordsOf } },
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
