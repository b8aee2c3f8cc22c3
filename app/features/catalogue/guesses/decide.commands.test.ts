import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createCategory, createGift } from "#tests/factories/gifts.ts";
import { createUser } from "#tests/factories/users.ts";
import { decideGuesses, undoDecisions } from "./decide.commands.server.ts";
import { parseSuggestionFilters, readSuggestionFields, suggestionFormSchema, suggestionsAddress } from "./suggestion-filters.ts";
import { countFilteredSuggestions, countSuggestions, listSuggestedCategories, listSuggestions } from "./suggestions.queries.server.ts";
import { writeGuesses } from "./write-guesses.commands.server.ts";

useTestDatabase();
beforeEach(() => database().execute(sql`truncate gifts, categories, audit_log cascade`));

/** A pot that is surely for tea, and perhaps for mom. */
async function createGuessedPot() {
  const [tea, mom] = [await createCategory("interest", { slug: "tea" }), await createCategory("recipient", { slug: "mom" })];
  const pot = await createGift({ name: "Pot", slug: "pot" });
  const guess = { giftId: pot.id, source: "words", weight: 0.8, evidence: null } as const;
  await database().transaction((transaction) =>
    writeGuesses(
      transaction,
      [pot.id],
      ["words"],
      [
        { ...guess, taxonomy: "interest", slug: "tea", categoryId: tea.id, confidence: 0.95 },
        { ...guess, taxonomy: "recipient", slug: "mom", categoryId: mom.id, confidence: 0.6 },
      ],
    ),
  );
  const { id: actor } = await createUser({ role: "admin" });
  return { actor, pot, tea, mom, both: [tea, mom].map(({ id }) => ({ giftId: pot.id, categoryId: id })) };
}

async function said(): Promise<unknown[]> {
  const { rows } = await database().execute(sql`
    select c.slug || ' ' || m.source as said from gift_categories m join categories c on c.id = m.category_id order by 1`);
  return rows.map((row) => row.said);
}

const everything = { taxonomy: null, category: null, page: 1 };

test("what was chosen stays a choice when all of it has been decided", async () => {
  const { actor, both } = await createGuessedPot();
  await decideGuesses(actor, both, "confirmed");
  expect(await countSuggestions("interest")).toEqual([{ key: "interest", guesses: 0 }]);
  expect(await listSuggestedCategories("interest", "tea")).toEqual([{ slug: "tea", name: "Tea", guesses: 0 }]);
});

test("open guesses are listed by confidence, by taxonomy and by value", async () => {
  await createGuessedPot();
  const all = await listSuggestions(everything);
  expect(all.map(({ categoryName, giftName, isShown }) => [categoryName, giftName, isShown])).toEqual([
    ["Tea", "Pot", true],
    ["Mom", "Pot", false],
  ]);
  expect(await countSuggestions()).toEqual([
    { key: "recipient", guesses: 1 },
    { key: "interest", guesses: 1 },
  ]);
  expect(await listSuggestedCategories("interest")).toEqual([{ slug: "tea", name: "Tea", guesses: 1 }]);
  expect((await listSuggestions({ ...everything, taxonomy: "recipient" })).map(({ categoryName }) => categoryName)).toEqual(["Mom"]);
  expect(await countFilteredSuggestions({ taxonomy: "recipient", category: "dad", page: 1 })).toBe(0);
});

test("many are confirmed at once, each is in the audit log, and undoing opens them again", async () => {
  const { actor, pot, both } = await createGuessedPot();
  const version = async () => (await database().execute(sql`select version from gifts where id = ${pot.id}`)).rows[0]?.version;
  const before = await version();
  const { decided, batchId } = await decideGuesses(actor, both, "confirmed");
  expect([decided, await said(), await countFilteredSuggestions(everything)]).toEqual([2, ["mom person", "tea person"], 0]);
  expect(await version()).not.toBe(before);
  const { rows: log } = await database().execute(sql`select action, after ->> 'suggestion' as suggestion from audit_log order by 2`);
  expect(log).toEqual([
    { action: "approved", suggestion: "Mom (recipient)" },
    { action: "approved", suggestion: "Tea (interest)" },
  ]);
  expect((await decideGuesses(actor, both, "refused")).decided).toBe(0);
  expect(await undoDecisions(actor, batchId)).toBe(2);
  expect([await said(), await countFilteredSuggestions(everything)]).toEqual([["tea words"], 2]);
  expect(await undoDecisions(actor, batchId)).toBe(0);
});

test("a refused guess disappears from the shop and never comes back", async () => {
  const { actor, pot, tea, both } = await createGuessedPot();
  const { batchId } = await decideGuesses(actor, both.slice(0, 1), "refused");
  expect(await said()).toEqual([]);
  const again = {
    giftId: pot.id,
    categoryId: tea.id,
    taxonomy: "interest",
    slug: "tea",
    source: "model",
    weight: 1,
    confidence: 1,
    evidence: "tea",
  } as const;
  await database().transaction((transaction) => writeGuesses(transaction, [pot.id], ["model"], [again]));
  expect(await said()).toEqual([]);
  await undoDecisions(actor, batchId);
  expect(await said()).toEqual(["tea words"]);
});

test("an address and a form that nobody of ours writes are read as nothing", () => {
  const filters = parseSuggestionFilters(new URLSearchParams("taxonomy=colour&category=red&page=-3"));
  expect(filters).toEqual(everything);
  expect(suggestionsAddress({ taxonomy: "interest", category: "tea", page: 2 })).toBe(
    "/admin/suggestions?taxonomy=interest&category=tea&page=2",
  );
  for (const fields of ["", "intent=confirmed&guess=x", "one=confirmed", "intent=undo&batchId=1", "intent=delete"])
    expect(suggestionFormSchema.safeParse(readSuggestionFields(new URLSearchParams(fields))).success).toBe(false);
});
