// A record handed from the lobby to the replay page without putting it into the address.
class HandedRecord {
  #text: string | null = null;

  give(text: string): void {
    this.#text = text;
  }

  take(): string | null {
    const text = this.#text;
    this.#text = null;
    return text;
  }
}

export const handedRecord = new HandedRecord();
