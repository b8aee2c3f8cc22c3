import { type ClaimedKind, knownOf, type LinearReader, type Output, scoresOf, valueAt } from "#app/features/finder/read/learnt/reader.ts";
import { SURE } from "./cautious-curve.ts";
import type { Example } from "./examples.ts";
import { RIGHT_FROM } from "./fit-reader.ts";
import { isChilds, targetOf } from "./targets.ts";

export const TOPIC_KINDS = ["interest", "occasion", "person"] as const;
export const BINS = 10;

/** How many claims there are of a confidence, the sum of their confidences, and how many are right. */
export interface Bin {
  claims: number;
  confidence: number;
  right: number;
}

export interface KindFigures {
  /** Pearson's correlation of weights claimed and labelled, over all products and all that the reader can claim. */
  correlation: number;
  /** Claims by tenths of confidence. */
  bins: Bin[];
  sure: Bin;
}

export interface ReaderFigures {
  products: number;
  kinds: Record<(typeof TOPIC_KINDS)[number], KindFigures>;
  /** The share of products of which "a child's thing or not" is told rightly, of children's things called adults', and the reverse. */
  child: { right: number; calledAdults: number; calledChilds: number };
}

/** A reader with labelled products that it must not have been trained on. */
export interface Trial {
  reader: LinearReader;
  examples: readonly Example[];
}

interface MadeClaim {
  kind: Output["kind"];
  weight: number;
  confidence: number;
  target: number;
}

/** Measures readers, each on products of its own, as if one had read them all. */
export function measureReaders(trials: Iterable<Trial>): ReaderFigures {
  const claims: MadeClaim[] = [];
  let products = 0;
  for (const { reader, examples } of trials) {
    products += examples.length;
    for (const example of examples) claims.push(...claimsOf(reader, example));
  }
  return figuresOf(claims, products);
}

function claimsOf(reader: LinearReader, { read, label }: Example): MadeClaim[] {
  const scores = scoresOf(reader, knownOf(reader, read));
  return reader.outputs.flatMap((output, column) => {
    const calibration = reader.calibrations[output.kind as ClaimedKind];
    if (calibration === undefined) return [];
    const score = scores[column] as number;
    return [
      {
        kind: output.kind,
        weight: valueAt(calibration.weight, score),
        confidence: valueAt(calibration.confidence, score),
        target: targetOf(label, output),
      },
    ];
  });
}

function figuresOf(claims: readonly MadeClaim[], products: number): ReaderFigures {
  const ofKind = (kind: (typeof TOPIC_KINDS)[number]): KindFigures => {
    const ofThis = claims.filter((claim) => claim.kind === kind);
    return {
      correlation: correlationOf(ofThis.map(({ weight, target }) => [weight, target])),
      bins: Array.from({ length: BINS }, (_, bin) =>
        sumUp(ofThis.filter(({ confidence }) => Math.min(Math.floor(confidence * BINS), BINS - 1) === bin)),
      ),
      sure: sumUp(ofThis.filter(({ confidence }) => confidence >= SURE)),
    };
  };
  const child = claims
    .filter(({ kind }) => kind === "child")
    .map(({ confidence, target }) => ({ said: confidence >= 0.5, is: target === 1 }));
  return {
    products,
    kinds: { interest: ofKind("interest"), occasion: ofKind("occasion"), person: ofKind("person") },
    child: {
      right: shareOf(child, ({ said, is }) => said === is),
      calledAdults: shareOf(
        child.filter(({ is }) => is),
        ({ said }) => !said,
      ),
      calledChilds: shareOf(
        child.filter(({ is }) => !is),
        ({ said }) => said,
      ),
    },
  };
}

/** Returns the correlation of two lists of labels of the same products, over all claims that either makes. */
export function agreementOf(pairs: readonly (readonly [Example, Example])[]): Record<string, number> {
  const fields = ["interests", "occasions", "people"] as const;
  const agreements = fields.map((field) => {
    const claims = pairs.flatMap(([{ label: one }, { label: other }]) =>
      [...new Set([...Object.keys(one[field]), ...Object.keys(other[field])])].map((id): [number, number] => [
        one[field][id] ?? 0,
        other[field][id] ?? 0,
      ]),
    );
    return [field, correlationOf(claims)] as const;
  });
  return {
    ...Object.fromEntries(agreements),
    child: shareOf(pairs, ([one, other]) => isChilds(one.label) === isChilds(other.label)),
  };
}

function sumUp(claims: readonly { confidence: number; target: number }[]): Bin {
  return {
    claims: claims.length,
    confidence: claims.reduce((sum, { confidence }) => sum + confidence, 0),
    right: claims.filter(({ target }) => target >= RIGHT_FROM).length,
  };
}

function shareOf<Item>(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.filter(test).length / items.length;
}

function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const meanOf = (place: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[place], 0) / pairs.length;
  const [one, other] = [meanOf(0), meanOf(1)];
  let shared = 0;
  let ofOne = 0;
  let ofOther = 0;
  for (const [x, y] of pairs) {
    shared += (x - one) * (y - other);
    ofOne += (x - one) ** 2;
    ofOther += (y - other) ** 2;
  }
  return shared / Math.sqrt(ofOne * ofOther);
}
