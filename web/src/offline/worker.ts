// The service worker: the page itself opens without network, and so do rules pages and records that have been opened before.
// Games need the server; nothing of them is kept here, and nothing that was asked for with a secret.
interface Lifetime extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Lifetime {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  addEventListener(type: "install" | "activate", listener: (event: Lifetime) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
}
const worker = globalThis as unknown as Worker;

/** Put in by the build: a name for this version, and the files that every page needs. */
declare const SHELL: { version: string; files: string[] };

const shell = `shell-${SHELL.version}`;
const ASSETS = "assets"; // names change with what is in them: kept until the next version comes
const BOOKS = "books"; // titles, cards and rules
const RECORD = "record-"; // one for each record, the newest ones
const RECORDS = 20;
const AT_ONCE = 4; // frames fetched at the same time
const PATIENCE = 4000; // ms for a page, after which the one kept here is shown

worker.addEventListener("install", (event) => {
  const fill = caches.open(shell).then((cache) => cache.addAll(SHELL.files));
  event.waitUntil(fill.then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name.startsWith("shell-") && name !== shell).map(forget)));
  event.waitUntil(old.then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || request.headers.has("authorization")) return;
  if (request.method === "GET") {
    if (request.mode === "navigate") event.respondWith(page(request));
    else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
    else if (pathname.startsWith("/api/titles")) event.respondWith(fresh(request, BOOKS));
    else if (/^\/api\/replay\/\w+\/(\d+|story)$/.test(pathname))
      event.respondWith(fresh(request, RECORD + pathname.split("/")[3]));
    else if (/^\/(icon|manifest)[\w.-]+$/.test(pathname)) event.respondWith(fresh(request, shell));
  } else if (request.method === "POST" && /^\/api\/(tables\/[\w-]+\/)?replay$/.test(pathname))
    event.respondWith(record(event, pathname));
});

const forget = (name: string): Promise<boolean> => caches.delete(name);

async function keep(name: string, request: Request | string, answer: Response): Promise<void> {
  const copy = answer.clone();
  await (await caches.open(name)).put(request, copy).catch(() => undefined); // no room: then it is not kept
}

/** From the network within reason, else the page kept here: it finds its way by its address. */
async function page(request: Request): Promise<Response> {
  const kept = await caches.match("/", { cacheName: shell });
  if (!kept) return fetch(request);
  const late = new Promise<Response>((done) => setTimeout(() => done(kept), PATIENCE));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function asset(request: Request): Promise<Response> {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await keep(ASSETS, request, answer);
  return answer;
}

/** What the server says now; what it said the last time where it cannot be asked, or has forgotten. */
async function fresh(request: Request, name: string): Promise<Response> {
  const answer = await fetch(request).catch(() => null);
  if (answer?.ok) await keep(name, request, answer);
  else return (await caches.match(request, { cacheName: name })) ?? answer ?? Response.error();
  return answer;
}

/** A record is asked for with its text; it is kept under a name made of that, and all its frames with it. */
async function record(event: Fetching, path: string): Promise<Response> {
  const text = new TextEncoder().encode(path + (await event.request.clone().text()));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", text));
  const name = `/kept/${[...hash].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
  const answer = await fetch(event.request).catch(() => null);
  if (!answer?.ok) return (await caches.match(name)) ?? answer ?? Response.error();
  const facts = (await answer.clone().json()) as { id: string; frames: number };
  await keep(RECORD + facts.id, name, answer);
  event.waitUntil(frames(facts.id, facts.frames).catch(() => undefined));
  return answer;
}

async function frames(id: string, last: number): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(RECORD) && name !== RECORD + id);
  await Promise.all(others.slice(0, Math.max(0, others.length + 1 - RECORDS)).map(forget));
  const cache = await caches.open(RECORD + id);
  const wanted = ["story", ...Array.from({ length: last + 1 }, (_, n) => n)].map((part) => `/api/replay/${id}/${part}`);
  const next = async (): Promise<void> => {
    for (let path = wanted.shift(); path; path = wanted.shift()) if (!(await cache.match(path))) await cache.add(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

export {};
