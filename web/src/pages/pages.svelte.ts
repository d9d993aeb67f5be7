// The pages beside the table, once they have been fetched.
type More = typeof import("./more");

class Pages {
  #more = $state.raw<More | null>(null);
  #asked = false;
  /** The server did not answer: whoever shows the page says so. */
  failed = $state(false);

  retry(): void {
    this.failed = false;
    this.#load();
  }

  #load(): void {
    if (this.#asked) return;
    this.#asked = true;
    import("./more").then(
      (more) => void (this.#more = more),
      () => {
        this.#asked = false; // asked again the next time
        this.failed = true;
      },
    );
  }

  /** Null until they are here; whoever reads it is drawn anew then. */
  get more(): More | null {
    if (!this.#more && !this.failed) this.#load();
    return this.#more;
  }
}

export const pages = new Pages();
