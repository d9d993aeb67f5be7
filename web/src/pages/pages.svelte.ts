// The pages beside the table, once they have been fetched.
type More = typeof import("./more");

class Pages {
  #more = $state.raw<More | null>(null);
  #asked: Promise<void> | null = null;
  /** The server did not answer: whoever shows the page says so. */
  failed = $state(false);

  load(): Promise<void> {
    this.failed = false;
    this.#asked ??= import("./more").then(
      (more) => void (this.#more = more),
      () => {
        this.#asked = null; // asked again the next time
        this.failed = true;
      },
    );
    return this.#asked;
  }

  /** Null until they are here; whoever reads it is drawn anew then. */
  get more(): More | null {
    if (!this.#more && !this.failed) void this.load();
    return this.#more;
  }
}

export const pages = new Pages();
