import { createHash } from "node:crypto";

/** Computes the checksum over all entries of an archive, so that none can be changed, left out, added or moved unnoticed. */
export class EntriesChecksum {
  readonly #hash = createHash("sha256");
  #entries = 0;

  /** Adds one entry; `sha256` (hex) and `size` (bytes) describe its content. */
  add(name: string, size: number, sha256: string): void {
    this.#entries += 1;
    this.#hash.update(`${name}\n${size}\n${sha256}\n`);
  }

  /** Must be called once, after the last entry. */
  finish(): { entries: number; sha256: string } {
    return { entries: this.#entries, sha256: this.#hash.digest("hex") };
  }
}
