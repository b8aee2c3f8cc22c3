import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { LotAnswer, ModelClaim, ProductText } from "#app/features/catalogue/model-reading/types.ts";
import { createLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { readSeedGifts } from "#db/seed/read-seed-gifts.ts";
import { useTestDatabase } from "#tests/database.ts";
import { type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";
import { readAs } from "#tests/fakes/product-models.ts";
import { LABELS_FOLDER, readLabels } from "../../../tools/train/labels.ts";
import { createModelReader } from "#app/features/finder/read/by-model/model-reader.server.ts";

/** Readings of 300 products, read one by one (tests/eval/README.md), and what was recorded of a model that read sixty of them. */
useTestDatabase();
const LISTS = { interests: "interest", occasions: "occasion", people: "person" } as const;
type List = keyof typeof LISTS;
const LOT = 20;

const weights = z.record(z.string(), z.number());
const readingShape = z.strictObject({
  gift: z.string().optional(),
  post: z.string().optional(),
  name_sha256: z.string().optional(),
  interests: weights,
  occasions: weights,
  people: weights,
  traits: weights,
  child: z.strictObject({ weight: z.number(), from: z.number(), to: z.number() }),
  gender: z.enum(["unisex", "male", "female"]),
});
type Reading = z.infer<typeof readingShape>;

const linesOf = (file: string): unknown[] =>
  readFileSync(`tests/eval/model-readings/${file}`, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
const REFERENCE = linesOf("reference.jsonl").map((line) => readingShape.parse(line));
const recorded = linesOf("recorded.jsonl") as { gift: string }[];

let fake: FakeLanguageModel;
beforeAll(async () => {
  fake = await startLanguageModel();
});
afterAll(() => fake.close());

/** Reads the recorded gifts over HTTP, as the shop would. */
async function readRecorded(): Promise<Map<string, LotAnswer>> {
  const gifts = new Map((await readSeedGifts()).map((gift) => [gift.slug ?? "", gift]));
  const texts: ProductText[] = recorded.map(({ gift: slug }) => {
    const gift = gifts.get(slug);
    return { hash: slug, name: gift?.name ?? "", about: (gift?.description ?? "").slice(0, 600) };
  });
  const answerOf = new Map(texts.map(({ name }, at) => [name, recorded[at]]));
  fake.behave(
    readAs(({ name, id }) => {
      const { gift: _gift, ...answer } = answerOf.get(name) ?? { gift: "" };
      return { ...answer, id };
    }),
  );
  const settings = { provider: "openai-compatible" as const, model: "recorded", apiKey: "any", baseUrl: fake.url, dailyTokens: 1_000_000 };
  const reader = createModelReader(createLanguageModel(settings), "recorded");
  const answers = new Map<string, LotAnswer>();
  for (let at = 0; at < texts.length; at += LOT) {
    const answer = await reader.read(texts.slice(at, at + LOT), [], new AbortController().signal);
    if (typeof answer === "string") throw new Error(answer);
    answers.set(`lot ${at / LOT}`, answer);
  }
  return answers;
}

const weightsOf = (claims: readonly ModelClaim[], kind: "interest" | "occasion" | "person") =>
  Object.fromEntries(claims.flatMap((claim) => (claim.kind === kind ? [[claim.id, Math.round(claim.weight * 10)]] : [])));

/** Of what `one` surely says (7 of 10 and more), the share that `other` says too (4 and more). */
function confirmed(pairs: readonly (readonly [one: Record<string, number>, other: Record<string, number>])[]): number {
  const sure = pairs.flatMap(([one, other]) => Object.entries(one).flatMap(([id, weight]) => (weight >= 7 ? [other[id] ?? 0] : [])));
  return sure.filter((weight) => weight >= 4).length / sure.length;
}

test("the recorded answers stand beside the reference: what is sure is right, and what is strong is found", async () => {
  const answers = [...(await readRecorded()).values()];
  const readings = new Map(answers.flatMap((answer) => [...answer.readings]));
  // The recorded model named three values that there are not, and weighed one gift beyond ten.
  expect(answers.flatMap(({ problems }) => [...problems])).toEqual([["beginners-microscope-with-prepared-slides", "weight"]]);
  const sum = (problem: "unknown" | "quote") => answers.reduce((all, { leftOut }) => all + (leftOut[problem] ?? 0), 0);
  expect([sum("unknown"), sum("quote")]).toEqual([3, 0]);
  expect(readings.size).toBe(59);
  const pairsOf = (list: List) =>
    REFERENCE.flatMap((reading): [Record<string, number>, Record<string, number>][] => {
      const read = readings.get(reading.gift ?? "");
      return read === undefined ? [] : [[weightsOf(read.claims, LISTS[list]), reading[list]]];
    });
  for (const list of Object.keys(LISTS) as List[]) {
    const pairs = pairsOf(list);
    expect(pairs).toHaveLength(59);
    expect(confirmed(pairs), `sure ${list} that are right`).toBeGreaterThanOrEqual(0.9);
    expect(confirmed(pairs.map(([read, reference]) => [reference, read])), `strong ${list} that are found`).toBeGreaterThanOrEqual(0.8);
  }
});

test("another reader's labels of the public products agree with the reference", () => {
  const labels = new Map(readLabels(LABELS_FOLDER).map((label) => [label.post + label.name_sha256, label]));
  const pairsOf = (list: List) =>
    REFERENCE.flatMap((reading): [Record<string, number>, Record<string, number>][] => {
      const label = labels.get(`${reading.post}${reading.name_sha256}`);
      return label === undefined ? [] : [[reading[list], label[list]]];
    });
  const share = (list: List) => Math.round(100 * confirmed(pairsOf(list)));
  expect(pairsOf("interests")).toHaveLength(150);
  expect([share("interests"), share("occasions"), share("people")]).toEqual([100, 100, 98]);
});

test("the reference is whole: 300 products, half of them ours, with ids of the lexicon and weights from 1 to 10", () => {
  expect(
    REFERENCE.map((reading: Reading) => (reading.gift === undefined ? "public" : "ours"))
      .toSorted()
      .lastIndexOf("ours"),
  ).toBe(149);
  expect(REFERENCE).toHaveLength(300);
  for (const { interests, occasions, people, traits, child } of REFERENCE) {
    const all = [interests, occasions, people, traits].flatMap((each) => Object.values(each));
    expect(all.every((weight) => weight >= 1 && weight <= 10) && child.from <= child.to).toBe(true);
  }
});
