/** Samples come every two seconds; of a replica that has been missing something for longer, the first and the last of them will do. */
const MAX_SAMPLES = 600;

/** Of WAL pages begins with so many bytes at most, which no record occupies. */
const LONGEST_PAGE_HEADER = 40;

/** How far behind a replica is; null where the primary has not been asked yet. */
export interface Lag {
  bytes: number;
  seconds: number;
}

/**
 * The position that a replica has replayed when it has everything that the primary had written at `insertPosition`. They differ where the
 * last record ended at a page's end: the primary then says where the next one begins, behind the page's header, and nobody gets there
 * before there is a next one. Positions are bytes of the primary's write-ahead log.
 */
export function positionToReach(insertPosition: number, pageBytes: number): number {
  const inPage = insertPosition % pageBytes;
  // A record that ends so early in a page began on the one before: who has reached the page's beginning has it too.
  return inPage <= LONGEST_PAGE_HEADER ? insertPosition - inPage : insertPosition;
}

/** How far a replica has to be before it may be read, and how far behind it is. Positions are bytes of the primary's log, times milliseconds. */
export class ReplicaProgress {
  /** Null: there may be a change whose position nobody knows yet, as at the beginning. */
  #required: number | null = null;
  /** Where the primary was at several moments, the oldest first; those that the replica has reached are gone. */
  readonly #samples: { at: number; position: number }[] = [];
  #isKnown = false;

  /** A change has been heard of: until it is known where it stands in the log, no replica is known to have it. */
  expectChange(): void {
    this.#required = null;
  }

  /** All changes heard of stand before `position`. */
  require(position: number): void {
    this.#required = position;
  }

  /** The primary was at `position` at the time `at`. */
  note(position: number, at: number): void {
    this.#isKnown = true;
    const last = this.#samples.at(-1);
    if (last !== undefined && last.position >= position) return;
    this.#samples.push({ at, position });
    if (this.#samples.length > MAX_SAMPLES) this.#samples.splice(1, 1);
  }

  /** Whether somebody who has replayed `position` has every change that was heard of. */
  isReachedBy(position: number): boolean {
    return this.#required !== null && position >= this.#required;
  }

  /** How far behind somebody is who has replayed `position`, as far as the primary has been asked. */
  lagOf(position: number, now: number): Lag | null {
    if (!this.#isKnown) return null;
    while (this.#samples[0] !== undefined && this.#samples[0].position <= position) this.#samples.shift();
    const [oldest] = this.#samples;
    if (oldest === undefined) return { bytes: 0, seconds: 0 };
    return { bytes: (this.#samples.at(-1) ?? oldest).position - position, seconds: (now - oldest.at) / 1000 };
  }
}
