import type { GiftReading } from "../types.ts";
import { currentShopReader } from "./learnt/current-reader.ts";

const currentStamp = () => currentShopReader()?.stamp ?? null;

/** What stages have made of a gift's texts, tags and weights, each thing once; it lives as long as the gift's reading. */
export class Derived {
  readonly #made: unknown[] = [];
  readonly #stamp = currentStamp();

  /** False once the shop has taught the learnt reader something else: what it had said of the gift may differ now. */
  get isCurrent(): boolean {
    return this.#stamp === currentStamp();
  }

  at<Made>(slot: number, make: (reading: GiftReading) => Made, reading: GiftReading): Made {
    return (this.#made[slot] ??= make(reading)) as Made;
  }
}

let slots = 0;

/**
 * Returns `make` with a place in each reading for what it makes. It must depend on nothing of the gift's row but name, brand, description,
 * gender and tags.
 */
export function derivation<Made extends {}>(make: (reading: GiftReading) => Made): (reading: GiftReading) => Made {
  const slot = slots++;
  return (reading) => reading.derived.at(slot, make, reading);
}
