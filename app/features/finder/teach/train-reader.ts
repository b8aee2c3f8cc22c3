import type { TaxonomyKey } from "#app/features/catalogue/taxonomies.ts";
import { categoriesOfEntry } from "../read/entry-categories.ts";
import { committedReader } from "../read/learnt/committed-reader.ts";
import { featuresOf } from "../read/learnt/name-features.ts";
import { fitCorrection, type Lesson } from "../read/learnt/fit/fit-correction.ts";
import { type ClaimedKind, knownOf, type LinearReader, type Output, scoresOf, valueAt } from "../read/learnt/reader.ts";
import { encodeReader } from "../read/learnt/reader-file.ts";
import type { TrainedReader } from "./train-reader.process.ts";
import { ASKED_FROM } from "./asked-claims.ts";
import { taughtAges } from "./taught-ages.ts";

/** A gift with what is known of it from people, its file or a language model. */
export interface LabelledGift {
  name: string;
  description: string;
  /** True where somebody was asked about it: what they were not asked and did not add does not suit it. */
  isTaught: boolean;
  /** Categories and other claims with weights from 0, refused, to 1. */
  labels: readonly { taxonomy: string; slug: string; weight: number; source: "person" | "file" | "model" }[];
  /** The taxonomies that people or the file have filled, or of which a language model has spoken: what is not said there does not suit the gift. */
  filled: readonly string[];
}

/** What "very" stands for beside the weights that the committed reader has learnt, where 1 is made for exactly them. */
const VERY = 0.8;
/**
 * What is left of that for a tag, which says that something suits, and not how well: at the full weight the shop's guesses are surer than they are
 * right (docs/decisions/0032-learning-from-the-shop.md).
 */
const TAG = 0.75;
/** The most that is left of a claim that nobody was asked about. */
const LEFT = 0.03;
const UNASKED_BELOW = Math.max(0.1, ASKED_FROM);

/** Has the committed reader learn from a shop's own gifts. */
export function trainReader(gifts: readonly LabelledGift[]): TrainedReader {
  const base = committedReader();
  const { reader, gains } = fitCorrection(
    base,
    gifts.map((gift) => lessonOf(base, gift)),
  );
  return { weights: encodeReader(reader), gains };
}

/** Returns what a reader is to learn of a gift. */
export function lessonOf(reader: LinearReader, { name, description, isTaught, labels, filled }: LabelledGift): Lesson {
  const read = featuresOf(name, description);
  const scores = scoresOf(reader, knownOf(reader, read));
  const weights = new Map(labels.map(({ taxonomy, slug, weight }) => [`${taxonomy} ${slug}`, weight]));
  const ages = taughtAges(weights);
  const weighed = new Map(
    labels.map(({ taxonomy, slug, weight, source }) => [`${taxonomy} ${slug}`, isTaught || source === "model" ? weight : TAG * weight]),
  );
  const targets = Float64Array.from(reader.outputs, (output, column) => {
    if (output.kind === "child" || output.kind === "from" || output.kind === "to") return ages[output.kind];
    const score = scores[column] as number;
    const categories = labelsOfOutput(output);
    const said = categories.flatMap((category) => weighed.get(category.join(" ")) ?? []);
    if (said.length > 0) {
      const weight = Math.max(...said);
      // A category that several of the lexicon's entries stand for is said of the one that it is named after.
      if (weight > 0 && !categories.some(([taxonomy, slug]) => taxonomy === "claim" || slug === output.id)) return Number.NaN;
      return output.kind === "male" || output.kind === "female" ? weight : VERY * weight;
    }
    if (categories.some(([taxonomy]) => filled.includes(taxonomy))) return 0;
    const isUnasked = isTaught && categories.some(([taxonomy]) => taxonomy !== "claim");
    if (!isUnasked || confidenceOf(reader, output, score) >= UNASKED_BELOW) return Number.NaN;
    return Math.min(score, LEFT);
  });
  return { read, targets };
}

/** Returns under which taxonomies and slugs a gift's labels speak of an output. */
function labelsOfOutput({ kind, id }: Output): [taxonomy: TaxonomyKey | "claim", slug: string][] {
  if (kind === "child" || kind === "from" || kind === "to") return [];
  return kind === "male" || kind === "female" ? [["claim", kind]] : categoriesOfEntry(kind, id);
}

function confidenceOf({ calibrations }: LinearReader, { kind }: Output, score: number): number {
  return valueAt(calibrations[kind as ClaimedKind].confidence, score);
}
