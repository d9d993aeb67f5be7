// Builds the service worker beside the page, at /sw.js, and tells it which files every page needs.
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const START = ["/src/main.ts", "/index.html", "/src/pages/more.ts"];
const WORDS = /words-(en|fr)-/;
const PUBLIC = ["/", "/icon.svg", "/manifest.webmanifest"];

interface Piece {
  type: string;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  code?: string;
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
}

/** The files of these chunks, of what they import, and what their styles name. */
function needed(bundle: Record<string, Piece>): string[] {
  const found = new Set<string>();
  const follow = (name: string): void => {
    const piece = bundle[name];
    if (!piece || found.has(name)) return;
    found.add(name);
    for (const css of piece.viteMetadata?.importedCss ?? []) found.add(css);
    for (const file of piece.viteMetadata?.importedAssets ?? []) found.add(file);
    piece.imports?.forEach(follow);
  };
  for (const piece of Object.values(bundle)) {
    const starts = START.some((end) => piece.facadeModuleId?.endsWith(end));
    if (starts || WORDS.test(piece.fileName) || piece.fileName.endsWith(".woff2")) follow(piece.fileName);
  }
  return [...found].sort();
}

export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: "src/offline/worker.ts", fileName: "sw.js" });
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = [...PUBLIC, ...needed(bundle as Record<string, Piece>).map((name) => `/${name}`)];
        const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
        const script = bundle["sw.js"];
        if (script?.type === "chunk")
          script.code = `const SHELL=${JSON.stringify({ version, files })};\n${script.code}`;
      },
    },
  };
}
