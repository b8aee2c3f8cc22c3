import { beforeEach, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { readWaitingGifts } from "#app/features/catalogue/guesses/read-gifts.commands.server.ts";
import { giftReaderOf } from "#app/features/finder/read/gift-reader.ts";
import { committedReader } from "#app/features/finder/read/learnt/committed-reader.ts";
import { teachGift } from "#app/features/finder/teach/teach.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { describeReading } from "./describe-reading.ts";
import { findGift } from "./find-gift.ts";
import { type KnownOfGift, textsAlone } from "./known-of-gift.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories cascade`));

/** Returns the line of a claim by the headings. */
function lineOf(known: KnownOfGift, claim: string): Record<string, string> {
  const [headings = "", ...lines] = describeReading(known);
  const starts = [...headings.matchAll(/\S+/g)].map(({ 0: heading, index }) => [heading, index] as const);
  const line = lines.find((each) => each.startsWith(`${claim} `)) ?? "";
  return Object.fromEntries(starts.map(([heading, start], place) => [heading, line.slice(start, starts[place + 1]?.[1]).trim()]));
}

const EGGS = textsAlone("Easter chocolate eggs in a nest", "");

test("the readers of any texts stand side by side, the surest claim first", () => {
  expect(describeReading(EGGS)[0]).toMatch(/^claim +model +taught +learnt +words +won +confidence +why +evidence$/);
  expect(lineOf(EGGS, "recipient mom")).toMatchObject({
    model: "",
    taught: "",
    learnt: expect.stringMatching(/^0\.\d\d, 0\.\d\d$/),
    won: "learnt",
  });
  expect(lineOf(EGGS, "occasion easter")).toMatchObject({ words: "0.90, 0.95", won: "words", confidence: "0.80", evidence: "Easter" });
  expect(lineOf(EGGS, "occasion easter").why).toBe(
    "words alone, which the learnt reader does not confirm; waits under Suggestions, named as likely",
  );
  const confidences = describeReading(EGGS)
    .slice(1)
    .flatMap((line) => / (?:learnt|words) +(\d\.\d\d) /.exec(line)?.[1] ?? []);
  expect(confidences.length).toBeGreaterThan(3);
  expect(confidences).toEqual(confidences.toSorted().toReversed());
});

test("whom it is for stands there too: a child with ages, men or women", () => {
  const rattle = textsAlone("Soft rattle for baby girls", "");
  expect(describeReading(rattle).join("\n")).toMatch(/^child 0 to \d+ +0\.\d\d, 0\.\d\d +learnt/m);
  expect(lineOf(rattle, "gender female")).toMatchObject({ words: "1.00, –", won: "words" });
});

test("what a language model has read stands before the others in what it has spoken of", () => {
  const known: KnownOfGift = {
    ...EGGS,
    modelClaims: [
      { kind: "occasion", id: "easter", weight: 0.9, quote: "Easter" },
      { kind: "child", weight: 0.9, from: 4, to: 9 },
    ],
  };
  expect(lineOf(known, "occasion easter")).toMatchObject({ model: "0.90, 0.97", words: "0.90, 0.95", won: "model", confidence: "0.97" });
  expect(lineOf(known, "occasion easter").why).toBe("the model before words; shown");
  expect(lineOf(known, "recipient mom")).toMatchObject({ won: "–", why: "the model has spoken of recipient and does not name it" });
  expect(lineOf(known, "child 4 to 9")).toMatchObject({ model: "0.90, –", won: "model" });
});

test("a reader that the shop has taught stands beside the committed one, and wins", () => {
  const base = committedReader();
  const dogs = base.outputs.findIndex(({ kind, id }) => kind === "interest" && id === "dogs");
  const taught = { ...base, bases: base.bases.map((value, column) => (column === dogs ? value + 0.8 : value)) };
  const line = lineOf({ ...EGGS, shop: { stamp: "1", reader: taught } }, "interest dogs");
  expect(line).toMatchObject({ learnt: "", taught: expect.stringMatching(/^0\.\d\d, /), won: "taught", why: "the learnt reader; shown" });
});

test("of a gift of the shop, what people and its file say, refuse and fill comes first", async () => {
  for (const slug of ["coffee", "tea", "cooking"]) await createCategory("interest", { slug });
  const mom = await createCategory("recipient", { slug: "mom" });
  const gift = await createGift({ name: "Enamel coffee mug", description: "", interest: ["tea"] });
  const { id: actor } = await createUser({ role: "admin" });
  await readWaitingGifts({ reader: giftReaderOf(null), standardCategories: async () => [] });
  await teachGift(actor, { giftId: gift.id, categories: [{ id: mom.id, step: "no" }], claims: [{ kind: "child", step: "no" }] });
  const known = await findGift(gift.id);
  if (known === null) throw new Error("The gift is gone");
  expect(lineOf(known, "interest tea")).toMatchObject({ won: "person", why: "a person says so" });
  expect(lineOf(known, "interest coffee")).toMatchObject({ won: "–", why: "people or the file have filled interest" });
  expect(lineOf(known, "recipient mom")).toMatchObject({ won: "–", why: "a person has refused it" });
  expect(lineOf(known, "occasion christmas")).toMatchObject({ won: "–", why: "the shop has no such category" });
  expect(await findGift("no-such-gift")).toBeNull();
});

/** What is printed is what the shop has come to: the code that prints and the SQL that decides agree. */
test("what is said to be shown is shown", async () => {
  for (const slug of ["coffee", "tea", "cooking"]) await createCategory("interest", { slug });
  for (const slug of ["mom", "coworker"]) await createCategory("recipient", { slug });
  for (const slug of ["christmas", "birthday"]) await createCategory("occasion", { slug });
  const gift = await createGift({ name: "Teddy bear coffee mug", description: "" });
  await readWaitingGifts({ reader: giftReaderOf(null), standardCategories: async () => [] });
  const known = await findGift(gift.slug);
  if (known === null) throw new Error("The gift is gone");
  const { rows } = await database().execute<{ key: string; shown: boolean }>(sql`
    select c.taxonomy || ' ' || c.slug as key, exists (select from gift_categories m where (m.gift_id, m.category_id) = (k.gift_id, k.category_id)) as shown
    from category_guesses k join categories c on c.id = k.category_id`);
  expect(rows.length).toBeGreaterThan(3);
  for (const { key, shown } of rows) expect([key, (lineOf(known, key).why ?? "").endsWith("; shown")]).toEqual([key, shown]);
});
