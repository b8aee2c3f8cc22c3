import path from "node:path";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { EVAL_TODAY } from "../eval-data.ts";
import { loadEngine } from "../engine.ts";
import { type Figures, measureAnswers } from "./figures.ts";
import { readJudgements } from "./judgements.ts";
import { makeShop, type ShopKind } from "./shop.ts";

useTestDatabase();

const SHOP = path.resolve("tests/eval/small-shop");
const judgements = readJudgements(path.join(SHOP, "judgements.json"));
const RISING = ["ndcg", "precision", "good"] as const;
const FALLING = ["ageClashes", "childrensToAdults", "empty", "wrong"] as const;

async function measure(kind: Pick<ShopKind, "isStripped" | "isCategorized">, change = async () => {}): Promise<Figures> {
  await database().execute(sql`truncate gifts, categories, offered_taxonomies cascade`);
  const gifts = await makeShop({ catalogue: path.join(SHOP, "catalogue.csv"), readBy: "readers", readings: null, only: null, ...kind });
  await change();
  const engine = await loadEngine();
  if (engine === null) throw new Error("The gift finder is not there");
  const answers = new Map<string, string[]>();
  for (const { id, text } of judgements.briefs) {
    const { gifts: found } = await engine.find(engine.understand(text, EVAL_TODAY), EVAL_TODAY);
    answers.set(
      id,
      found.map((gift) => gift.id),
    );
  }
  return measureAnswers(judgements, judgements.briefs, gifts, answers);
}

/** Writes every guess as the file's own word. */
async function believeGuesses(): Promise<void> {
  await database().execute(sql`
    insert into gift_categories (gift_id, category_id, source) select gift_id, category_id, 'file' from category_guesses
    on conflict do nothing`);
}

/** Returns the figures that are worse in `other`. */
const worse = (one: Figures, other: Figures) => [
  ...RISING.filter((figure) => other[figure] < one[figure]),
  ...FALLING.filter((figure) => other[figure] > one[figure]),
];

test.each([
  ["with the tags of its file", false],
  ["without tags", true],
])("--categorize lowers no figure of a shop %s, where guesses taken for facts would", async (_shop, isStripped) => {
  const plain = await measure({ isStripped, isCategorized: false });
  expect(worse(plain, await measure({ isStripped, isCategorized: true }))).toEqual([]);
  const believed = await measure({ isStripped, isCategorized: true }, believeGuesses);
  expect(worse(plain, believed)).toEqual(expect.arrayContaining(["good", "ageClashes", "childrensToAdults"]));
});

test("a shop is made of the gifts alone that its file of readings names", async () => {
  await database().execute(sql`truncate gifts, categories, offered_taxonomies cascade`);
  const kind = { catalogue: path.join(SHOP, "catalogue.csv"), isStripped: true, isCategorized: false, only: ["s1", "s5"] };
  const gifts = await makeShop({ ...kind, readBy: "model", readings: path.join(SHOP, "readings.jsonl") });
  expect(gifts.map(({ externalId }) => externalId).toSorted()).toEqual(["s1", "s5"]);
  const { rows } = await database().execute(sql`select count(*)::int as read from model_readings`);
  expect(rows).toEqual([{ read: 2 }]);
});
