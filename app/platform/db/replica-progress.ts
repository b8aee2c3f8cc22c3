/** Samples come every two seconds; beyond this many, the oldest and the newest ones are enough to measure the lag. */
const MAX_SAMPLES = 600;

/** Headers of WAL pages have at most this many bytes, which no record occupies. */
const LONGEST_PAGE_HEADER = 40;

/** The lag of a replica; null where the primary has not been asked yet. */
export interface Lag {
  bytes: number;
  seconds: number;
}

/**
 * Returns the position that a replica has replayed when it has everything that the primary had written at `insertPosition`. The two differ
 * where the last record ended at a page's end: the primary then reports where the next record will begin, behind the page's header, and a
 * replica gets there only with that record. Positions are bytes of the primary's write-ahead log.
 */
export function positionToReach(insertPosition: number, pageBytes: number): number {
  const inPage = insertPosition % pageBytes;
  // A record that ends this early in a page began on the previous one, so a replica that has reached the page's beginning has it too.
  return inPage <= LONGEST_PAGE_HEADER ? insertPosition - inPage : insertPosition;
}

/**
 * Tracks which position a replica has to reach before it may be read, and its lag. Positions are bytes of the primary's log, times
 * milliseconds.
 */
export class ReplicaProgress {
  /** Null while there may be a change whose position is not known yet, as at the beginning. */
  #required: number | null = null;
  /** Positions of the primary with their times, the oldest first; those that the replica has reached are removed. */
  readonly #samples: { at: number; position: number }[] = [];
  #isKnown = false;

  /** Records that a change has been announced: until its position in the log is known, no replica is known to have it. */
  expectChange(): void {
    this.#required = null;
  }

  /** Records that all announced changes stand before `position`. */
  require(position: number): void {
    this.#required = position;
  }

  /** Records that the primary was at `position` at the time `at`. */
  note(position: number, at: number): void {
    this.#isKnown = true;
    const last = this.#samples.at(-1);
    if (last !== undefined && last.position >= position) return;
    this.#samples.push({ at, position });
    if (this.#samples.length > MAX_SAMPLES) this.#samples.splice(1, 1);
  }

  /** True where a server that has replayed `position` has every announced change. */
  isReachedBy(position: number): boolean {
    return this.#required !== null && position >= this.#required;
  }

  /** Returns the lag of a server that has replayed `position`, measured up to the last answer of the primary. */
  lagOf(position: number, now: number): Lag | null {
    if (!this.#isKnown) return null;
    while (this.#samples[0] !== undefined && this.#samples[0].position <= position) this.#samples.shift();
    const [oldest] = this.#samples;
    if (oldest === undefined) return { bytes: 0, seconds: 0 };
    return { bytes: (this.#samples.at(-1) ?? oldest).position - position, seconds: (now - oldest.at) / 1000 };
  }
}
