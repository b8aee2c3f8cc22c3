import type { GiftReading } from "../../types.ts";

/** What stages have made of a gift's texts, tags and weights, each thing once; it lives as long as the gift's reading. */
export class Derived {
  readonly #made = new Map<(reading: GiftReading) => unknown, unknown>();

  of<Made>(make: (reading: GiftReading) => Made, reading: GiftReading): Made {
    const before = this.#made.get(make) as Made | undefined;
    if (before !== undefined) return before;
    const made = make(reading);
    this.#made.set(make, made);
    return made;
  }
}

/** Returns what `make` makes of a reading. It must depend on nothing of the gift's row but name, brand, description, gender and tags. */
export function derive<Made>(reading: GiftReading, make: (reading: GiftReading) => Made): Made {
  return reading.derived.of(make, reading);
}
