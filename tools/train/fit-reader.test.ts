import { describe, expect, it } from "vitest";
import { childOf, claimsOf } from "#app/features/finder/read/learnt/claims.ts";
import { featuresOf } from "#app/features/finder/read/learnt/name-features.ts";
import { decodeReader, encodeReader } from "#app/features/finder/read/learnt/reader-file.ts";
import { type Example, inOrderOfChance } from "./examples.ts";
import { fitReader } from "./fit-reader.ts";
import type { Label } from "./labels.ts";
import { learnVectors } from "./learn-vectors.ts";

const BASES = ["red", "blue", "green", "gray", "white", "amber", "teal", "black"];
const SHADES = ["dark", "light", "bright", "pale", "deep", "soft", "warm", "cold"];
const COLORS = BASES.flatMap((base) => SHADES.map((shade) => `${shade} ${base}`));
const THINGS = [
  { thing: "zorbel mug", said: { interests: { coffee: 9 }, people: { coworker: 7 }, age: [18, 99], gender: "u" } },
  { thing: "quilbo rattle", said: { interests: { "toys-pretend": 8 }, people: { baby: 9 }, age: [0, 2], gender: "u" } },
  { thing: "vimper razor", said: { interests: { "shaving-beard": 9 }, people: { husband: 8 }, age: [18, 99], gender: "m" } },
] as const;

/** Made-up products, the same thing in many colors. */
const examples = COLORS.flatMap((color, place) =>
  THINGS.map(({ thing, said }, kind): Example => {
    const name = `${color} ${thing}`;
    const label = { post: `posts/${place}-${kind}.md`, name_sha256: "", occasions: { birthday: 6 }, ...said } as unknown as Label;
    return { label, product: { name, text: "" }, read: featuresOf(name) };
  }),
);
const vectors = learnVectors(
  COLORS.flatMap((color) => [
    ["Coffee", `${color} zorbel mug`, `${color} cuplet mug`],
    ["Babies", `${color} quilbo rattle`],
    ["Shaving", `${color} vimper razor`],
  ]),
);
const reader = fitReader(examples, vectors);

describe("a reader trained on a few made-up labels", () => {
  it("claims what the labels say of such a thing", () => {
    const [first] = claimsOf(reader, "purple zorbel mug").filter(({ kind }) => kind === "interest");
    expect(first).toMatchObject({ id: "coffee" });
    expect(first?.evidence[0]).toMatch(/zorbel|mug/);
  });

  it("tells a child's thing and its ages", () => {
    expect(childOf(reader, "purple quilbo rattle").probability).toBeGreaterThan(childOf(reader, "purple vimper razor").probability);
    expect(childOf(reader, "purple quilbo rattle").ages).toEqual({ min: 0, max: 2 });
  });

  it("reads a word without labels like those that it stands beside", () => {
    const scoreOf = (name: string) =>
      claimsOf(reader, name).find((claim) => claim.kind === "interest" && claim.id === "coffee")?.weight ?? 0;
    expect(scoreOf("cuplet")).toBeGreaterThan(0);
  });

  it("is the same, byte for byte, when it is trained again", () => {
    expect(encodeReader(fitReader(examples, vectors))).toEqual(encodeReader(reader));
  });

  it("reads from its file as it did before", () => {
    const again = decodeReader(encodeReader(reader));
    expect(claimsOf(again, "teal vimper razor")).toEqual(claimsOf(reader, "teal vimper razor"));
  });
});

it("puts labels in an order of chance that is always the same, so that the first of them are a sample", () => {
  const posts = (some: readonly Example[]) => some.map(({ label }) => label.post);
  const ordered = posts(inOrderOfChance(examples));
  expect(ordered).toEqual(posts(inOrderOfChance(examples.toReversed())));
  expect(ordered).not.toEqual(posts(examples));
});
