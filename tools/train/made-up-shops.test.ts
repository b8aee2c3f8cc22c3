import { expect, it } from "vitest";
import { featuresOf } from "#app/features/finder/read/learnt/name-features.ts";
import type { Example } from "./examples.ts";
import type { Label } from "./labels.ts";
import { splitByShop } from "./made-up-shops.ts";

const read = featuresOf("Thing");
const example = (interest: string, place: number): Example => {
  const label = {
    post: `posts/${place}.md`,
    name_sha256: `${place}`,
    interests: { [interest]: 8 },
    occasions: {},
    people: {},
    age: [18, 99],
    gender: "u",
  };
  return { label: label as Label, product: { name: "Thing", text: "" }, read };
};

it("keeps all that a made-up shop might sell from the reader that it teaches, also what is beyond its thousand products", () => {
  const examples = [...Array.from({ length: 1200 }, (_, place) => example("golf", place)), example("coffee", 1200)];
  const { own, others } = splitByShop("outdoors", examples);
  expect(own).toHaveLength(1000);
  expect(others.map(({ label }) => label.interests)).toEqual([{ coffee: 8 }]);
});
