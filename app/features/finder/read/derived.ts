import type { GiftReading } from "../types.ts";

/** What stages have made of a gift's texts, tags and weights, each thing once; it lives as long as the gift's reading. */
export class Derived {
  readonly #made: unknown[] = [];
  /** The stamp of the shop's reader that may have been asked; null for the committed one. */
  readonly stamp: string | null;

  constructor(stamp: string | null = null) {
    this.stamp = stamp;
  }

  at<Made>(slot: number, make: (reading: GiftReading) => Made, reading: GiftReading): Made {
    return (this.#made[slot] ??= make(reading)) as Made;
  }
}

let slots = 0;

/**
 * Returns `make` with a place in each reading for what it makes. It must depend on nothing of the gift's row but name, brand, description,
 * gender, tags, and what people and a language model have said of it.
 */
export function derivation<Made extends {}>(make: (reading: GiftReading) => Made): (reading: GiftReading) => Made {
  const slot = slots++;
  return (reading) => reading.derived.at(slot, make, reading);
}
