// A picture of what is on the page: a piece of it, its styles, letters and drawings in one SVG that needs nothing else.
const LETTERS = /url\("?([^")]+\.woff2)"?\)/g;

async function asData(url: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return `data:font/woff2;base64,${btoa(text)}`;
}

/** Every rule of the page's own style sheets; letters that are in use go with them, the others are left out. */
async function styles(): Promise<string> {
  const used = new Set([...document.fonts].filter((face) => face.status === "loaded").map(nameOf));
  const parts: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) {
        parts.push(rule.cssText);
        continue;
      }
      const style = rule.style;
      const name = [style.getPropertyValue("font-family"), style.getPropertyValue("font-weight"), style.getPropertyValue("font-style")]; // prettier-ignore
      if (!used.has(name.map(bare).join(" "))) continue;
      let text = rule.cssText;
      for (const [, url] of rule.cssText.matchAll(LETTERS)) {
        const whole = new URL(url as string, sheet.href ?? location.href).href;
        text = text.replace(url as string, await asData(whole));
      }
      parts.push(text);
    }
  return parts.join("\n");
}

const bare = (text: string): string => text.replaceAll(/["']/g, "");
const nameOf = (face: FontFace): string => [face.family, face.weight, face.style].map(bare).join(" ");

/** Those around it, without their other children: rules that ask for them hold, and sizes do not change. */
function within(piece: Element, copy: Element): Element {
  let inner = copy;
  for (let around = piece.parentElement; around && around !== document.body; around = around.parentElement) {
    const shell = around.cloneNode(false) as HTMLElement;
    const { width, height } = getComputedStyle(around);
    shell.style.cssText += `;display:block;padding:0;margin:0;border:0;overflow:visible;background:none;zoom:1;width:${width};height:${height}`;
    shell.append(inner);
    inner = shell;
  }
  return inner;
}

export interface Picture {
  svg: string;
  width: number;
  height: number;
}

export async function pictureOf(piece: Element): Promise<Picture> {
  const { width, height } = getComputedStyle(piece);
  const [w, h] = [Math.ceil(parseFloat(width)), Math.ceil(parseFloat(height))];
  const copy = piece.cloneNode(true) as HTMLElement;
  copy.style.cssText += `;width:${w}px;height:${h}px;margin:0;position:static`;
  const sprites = [...document.querySelectorAll(".sprite, svg.defs")].map((one) => one.cloneNode(true));
  const body = document.createElement("div");
  body.className = "picture";
  body.append(...sprites, within(piece, copy));
  const root = document.documentElement;
  const { backgroundColor: ground, color, font } = getComputedStyle(document.body);
  body.style.cssText = `color:${color};font:${font}`;
  const xml = new XMLSerializer().serializeToString(body);
  const sheet = (await styles()).replaceAll("]]>", "");
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" lang="${root.lang}"` +
    ` class="${root.className} still" data-theme="${root.dataset.theme ?? "light"}" style="--pace:0">` +
    `<style><![CDATA[${sheet}]]></style>` +
    `<rect width="100%" height="100%" fill="${ground}"/>` +
    `<foreignObject width="100%" height="100%">${xml}</foreignObject></svg>`;
  return { svg, width: w, height: h };
}

/** The same as points, twice as fine. */
export async function pointsOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width * 2, height * 2];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"),
  );
}
