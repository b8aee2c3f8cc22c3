import { expect, it, vi } from "vitest";
import { committedReader } from "#app/features/finder/read/learnt/committed-reader.ts";
import { featuresOf } from "#app/features/finder/read/learnt/name-features.ts";
import { type Example, PARTS } from "./examples.ts";
import type { Label } from "./labels.ts";
import { learningCurve } from "./learning-curve.ts";

/** Two products of each of 200 posts. */
const examples = Array.from({ length: 400 }, (_, place): Example => {
  const label = {
    post: `posts/${place % 200}.md`,
    name_sha256: `${place}`,
    interests: {},
    occasions: {},
    people: {},
    age: [18, 99],
    gender: "u",
  };
  return { label: label as Label, product: { name: "Mug", text: "" }, read: featuresOf("Mug") };
});

it("goes to the end: the last readers know all labels but those that they are measured on", () => {
  vi.spyOn(console, "log").mockReturnValue();
  const taught: (readonly Example[])[] = [];
  const curve = learningCurve(examples, (some) => {
    taught.push(some);
    return committedReader();
  });
  expect(curve.map(([labels]) => labels)).toEqual([125, 250, 360]);
  for (const [, { products }] of curve) expect(products).toBe(400);
  const last = taught.slice(-PARTS);
  expect(last.reduce((sum, some) => sum + some.length, 0)).toBe(400 * (PARTS - 1));
  // A post is never on both sides.
  for (const some of last) {
    const posts = new Set(some.map(({ label }) => label.post));
    expect(some).toHaveLength(posts.size * 2);
  }
});
