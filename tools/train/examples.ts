import { featuresOf, type NameFeatures } from "#app/features/finder/read/learnt/name-features.ts";
import { hashOf } from "#app/features/finder/hash.ts";
import type { Label } from "./labels.ts";
import { hashOfName, type Product, productsIn, readPosts } from "./product-posts.ts";

/** A labelled product with what is read of its name. */
export interface Example {
  label: Label;
  product: Product;
  read: NameFeatures;
}

/** Looks the labelled products up in the product repositories; those that none of them has are left out. */
export function lookUp(labels: readonly Label[], repositories: readonly string[]): Example[] {
  const paths = [...new Set(labels.map(({ post }) => post))];
  const posts = repositories.flatMap((repository) => [...readPosts(repository, paths)]);
  const products = new Map<string, Product>();
  for (const [post, text] of posts)
    for (const product of productsIn(post, text)) products.set(`${post} ${hashOfName(product.name)}`, product);
  return labels.flatMap((label) => {
    const product = products.get(`${label.post} ${label.name_sha256}`);
    return product === undefined ? [] : [{ label, product, read: featuresOf(product.name, product.text) }];
  });
}

/** The parts of the labels that the report measures, each on readers that were trained on others. */
export const PARTS = 10;

/** Returns the part (0 to 9) that a post belongs to with everything it lists. */
export function partOf({ label }: Pick<Example, "label">): number {
  return hashOf(`part ${label.post}`) % PARTS;
}

export const FOLDS = 5;

/** Returns the part (0 to 4) of the labels that a post belongs to when a reader is checked on what it was not trained on. */
export function foldOf({ label }: Pick<Example, "label">): number {
  return hashOf(`fold ${label.post}`) % FOLDS;
}

/** Returns the examples in an order of chance that is always the same, so that the first ones are a sample of all. */
export function inOrderOfChance(examples: readonly Example[]): Example[] {
  const placeOf = ({ label }: Example) => hashOf(`order ${label.post} ${label.name_sha256}`);
  return examples.toSorted((one, other) => placeOf(one) - placeOf(other));
}
