import { categoriesOfEntry } from "#app/features/finder/read/entry-categories.ts";
import type { LinearReader, Output } from "#app/features/finder/read/learnt/reader.ts";
import type { Asked } from "#app/features/finder/teach/asked-claims.ts";
import type { LabelledGift } from "#app/features/finder/teach/train-reader.ts";
import type { Example } from "./examples.ts";
import { targetOf } from "./targets.ts";

/** How an owner answers: as the screen asks, by yes or no, or with weights of their own; of all that the shop has, or of what is asked. */
export const OWNERS = ["three steps", "yes or no", "own weights", "own weights for everything"] as const;
export type Owner = (typeof OWNERS)[number];

/** From these weights of a label on it fits very much, and somewhat; what is neither asked nor very fitting is not added. */
const VERY_FROM = 0.65;
const SOMEWHAT_FROM = 0.3;
const YES_FROM = 0.4;
/** The label's weight that "very" stands for (`VERY` of train-reader.ts). */
const VERY = 0.8;

/** Returns what an owner who agrees with a product's label says of it when the shop asks. */
export function answerAs(owner: Owner, reader: LinearReader, { label, product }: Example, asked: Asked): LabelledGift {
  const isAsked = new Set(asked.claims.map(({ taxonomy, slug }) => `${taxonomy} ${slug}`));
  const labels = reader.outputs.flatMap((output) => {
    const weight = targetOf(label, output);
    return labelOf(output).flatMap(([taxonomy, slug]) => {
      const isAnswered =
        owner === "own weights for everything" || isAsked.has(`${taxonomy} ${slug}`) || (taxonomy !== "claim" && weight >= VERY_FROM);
      return isAnswered
        ? [{ taxonomy, slug, weight: taxonomy === "claim" ? weight : sayAs(owner, weight), source: "person" as const }]
        : [];
    });
  });
  return { name: product.name, description: product.text, isTaught: true, labels, filled: [] };
}

function labelOf({ kind, id }: Output): [taxonomy: string, slug: string][] {
  if (kind === "from" || kind === "to") return [];
  if (kind === "child" || kind === "male" || kind === "female") return [["claim", kind]];
  return categoriesOfEntry(kind, id).filter(([, slug]) => slug === id);
}

function sayAs(owner: Owner, weight: number): number {
  if (owner === "three steps") return weight >= VERY_FROM ? 1 : weight >= SOMEWHAT_FROM ? 0.5 : 0;
  return owner === "yes or no" ? Number(weight >= YES_FROM) : Math.min(weight / VERY, 1);
}
