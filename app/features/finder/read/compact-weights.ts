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
  readonly #numbers: number[] = [];
  readonly #weights: number[] = [];

  constructor(weights: WeightsById) {
    for (const [id, weight] of weights) {
      this.#numbers.push(numberOfId(id));
      this.#weights.push(weight);
    }
  }

  get size(): number {
    return this.#numbers.length;
  }

  get(id: string): number | undefined {
    const number = numberById.get(id);
    const at = number === undefined ? -1 : this.#numbers.indexOf(number);
    return at === -1 ? undefined : this.#weights[at];
  }

  has(id: string): boolean {
    return this.get(id) !== undefined;
  }

  forEach(visit: (weight: number, id: string) => void): void {
    this.#numbers.forEach((number, at) => visit(this.#weights[at] as number, idByNumber[number] as string));
  }

  *[Symbol.iterator](): Iterator<[id: string, weight: number]> {
    for (const [at, number] of this.#numbers.entries()) yield [idByNumber[number] as string, this.#weights[at] as number];
  }
}
