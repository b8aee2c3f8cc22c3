import { createHash } from "node:crypto";

/** The checksum over all entries of an archive, so that none can be changed, left out, added or moved unnoticed. */
export class EntriesChecksum {
  readonly #hash = createHash("sha256");
  #entries = 0;

  /** Counts one entry in; `sha256` (hex) and `size` (bytes) are of its content. */
  add(name: string, size: number, sha256: string): void {
    this.#entries += 1;
    this.#hash.update(`${name}\n${size}\n${sha256}\n`);
  }

  /** Call it once, after the last entry. */
  finish(): { entries: number; sha256: string } {
    return { entries: this.#entries, sha256: this.#hash.digest("hex") };
  }
}
