// Builds the client into the Python package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./icons";
import { packed } from "./packed";

export default defineConfig({
  plugins: [icons(["kingsburg", "kingsburg-modules", "paladins", "architects"]), svelte(), packed()],
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: "../src/courtier/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows no data: addresses
    target: "es2022",
  },
  test: { include: ["tests/**/*.test.ts"] },
} as Parameters<typeof defineConfig>[0]);
