// Addresses inside the page: "/" lobby, "/table/x", "/text/x", "/replay[/x]", "/r/x", "/learn/title", "/rules/title".
// A replay's address also holds the choice and the side: "/replay/x?choice=57&seat=1".
class Route {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }

  get parts(): string[] {
    return this.path.split("/").filter(Boolean).map(decodeURIComponent);
  }

  go(to: string, replace = false): void {
    const [path = "/", hash] = to.split("#");
    const url = path + (hash ? "#" + hash : "");
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  /** The same page at another moment: only the query changes. */
  note(search: string, replace: boolean): void {
    if (search === location.search) return;
    const url = location.pathname + search + location.hash;
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.#read();
  }
}

export const route = new Route();

/** Lets plain links navigate without a reload; modified clicks keep the browser's meaning. */
export function link(node: HTMLAnchorElement) {
  const click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    if (node.target || node.origin !== location.origin) return;
    event.preventDefault();
    route.go(node.pathname + node.search + node.hash);
  };
  node.addEventListener("click", click);
  return { destroy: () => node.removeEventListener("click", click) };
}
