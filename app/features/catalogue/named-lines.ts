import { hash } from "node:crypto";

const LEAST_PLACES = 4096;
/** Of three places one stays free, so that a look-up ends soon. */
const FULL = 2 / 3;

/**
 * The line of a file that named something, of each thing that a file names. A thing takes 18 to 36 bytes: a map of texts would take over a hundred, and
 * files have millions of rows. Two of three million names share their 64 bits of SHA-256 once in four million such files.
 */
export class NamedLines {
  #count = 0;
  /** Per place, twice 32 bits of the hash. */
  #hashes = new Uint32Array(2 * LEAST_PLACES);
  /** Per place, the line; 0 where it is free. */
  #lines = new Uint32Array(LEAST_PLACES);

  /** Returns the line that has named it, or undefined. */
  get(kind: string, name: string): number | undefined {
    const place = this.#placeOf(...hashOf(kind, name));
    return this.#lines[place] === 0 ? undefined : this.#lines[place];
  }

  /** Notes a line, counted from 1; a later line of the same name takes its place. */
  set(kind: string, name: string, line: number): void {
    if (this.#count > this.#lines.length * FULL) this.#grow();
    this.#put(...hashOf(kind, name), line);
  }

  #put(high: number, low: number, line: number): void {
    const place = this.#placeOf(high, low);
    if (this.#lines[place] === 0) this.#count += 1;
    this.#hashes[2 * place] = high;
    this.#hashes[2 * place + 1] = low;
    this.#lines[place] = line;
  }

  /** Returns the place of this hash, or the free one that it would take. */
  #placeOf(high: number, low: number): number {
    const last = this.#lines.length - 1;
    let place = low & last;
    while (this.#lines[place] !== 0 && (this.#hashes[2 * place] !== high || this.#hashes[2 * place + 1] !== low))
      place = (place + 1) & last;
    return place;
  }

  #grow(): void {
    const [hashes, lines] = [this.#hashes, this.#lines];
    this.#hashes = new Uint32Array(2 * hashes.length);
    this.#lines = new Uint32Array(2 * lines.length);
    this.#count = 0;
    for (const [place, line] of lines.entries())
      if (line !== 0) this.#put(hashes[2 * place] as number, hashes[2 * place + 1] as number, line);
  }
}

function hashOf(kind: string, name: string): [high: number, low: number] {
  const digest = hash("sha256", `${kind}\0${name}`, "buffer");
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}
