import type { WeightsById } from "../types.ts";

const numberById = new Map<string, number>();
const idByNumber: string[] = [];

/** Returns the number of one of the lexicon's ids, of which there are fewer than two thousand; it is stable as long as the process runs. */
export function numberOfId(id: string): number {
  let number = numberById.get(id);
  if (number === undefined) {
    number = idByNumber.push(id) - 1;
    numberById.set(id, number);
  }
  return number;
}

/** Weights of a few ids, in a fraction of a Map's memory. */
export class CompactWeights implements WeightsById {
  /** The number of each id with its weight behind it, in an array of their length: one that has grown has room for a dozen more. */
  readonly #pairs: readonly number[];

  constructor(weights: WeightsById) {
    const pairs: number[] = [];
    for (const [id, weight] of weights) pairs.push(numberOfId(id), weight);
    this.#pairs = pairs.slice();
  }

  get size(): number {
    return this.#pairs.length / 2;
  }

  get(id: string): number | undefined {
    const number = numberById.get(id);
    if (number === undefined) return undefined;
    for (let at = 0; at < this.#pairs.length; at += 2) if (this.#pairs[at] === number) return this.#pairs[at + 1];
    return undefined;
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  forEach(visit: (weight: number, id: string) => void): void {
    for (let at = 0; at < this.#pairs.length; at += 2)
      visit(this.#pairs[at + 1] as number, idByNumber[this.#pairs[at] as number] as string);
  }

  *[Symbol.iterator](): Iterator<[id: string, weight: number]> {
    for (let at = 0; at < this.#pairs.length; at += 2)
      yield [idByNumber[this.#pairs[at] as number] as string, this.#pairs[at + 1] as number];
  }
}
