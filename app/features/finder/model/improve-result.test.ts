import { beforeAll, expect, test } from "vitest";
import { seedDemoCatalogue } from "#db/seed/seed-demo-catalogue.ts";
import { useTestDatabase } from "#tests/database.ts";
import { useGiftAdviser } from "#tests/factories/rerank.ts";
import { adviser, giftsOf, isReading } from "#tests/fakes/fake-finder-models.ts";
import { understandText } from "../ask/understand.ts";
import { findGifts } from "../find-gifts.server.ts";
import { findRerankedGifts } from "./improve-result.server.ts";

/** What a model gets of a search on the demo shop, and what the answer says of it. */
const TODAY = "2026-11-24";
useTestDatabase();
const desk = useGiftAdviser();
beforeAll(async () => {
  await seedDemoCatalogue();
});

const question = (text: string) => ({
  ...{ text, brief: understandText(text, { today: TODAY, country: "US" }), today: TODAY, limit: 12 },
  ...{ startedAt: performance.now(), signal: new AbortController().signal },
});

test("a model chooses among 48 gifts, though the shop shows fewer, which follow what it picks", async () => {
  const asked = question("my sister loves tea and books, around $40");
  const local = await findGifts(asked.brief, { limit: 96, today: TODAY });
  const last = (gifts: { id: string }[]) => gifts.slice(-2).map(({ id }) => ({ id, reason: "" }));
  const answer = await findRerankedGifts(asked, desk.meet(adviser({ picks: last })));
  const offered = giftsOf(desk.fake.requests.filter((request) => !isReading(request))[0] as (typeof desk.fake.requests)[number]);
  expect(offered).toHaveLength(48);
  expect(local.gifts.length).toBeLessThan(48);
  const shown = new Set(local.gifts.map(({ id }) => id));
  expect(answer.gifts.filter(({ id }) => !shown.has(id)).length).toBeGreaterThan(0);
  expect(answer.gifts.filter(({ id }) => shown.has(id)).length).toBeGreaterThan(0);
});

test("what the model has read decides what the answer says", async () => {
  const reads = () => ({ interests: [{ is: "gardening", words: "blorf" }] });
  const picks = (gifts: { id: string }[]) => gifts.slice(0, 1).map(({ id }) => ({ id, reason: "" }));
  const asked = question("qwrtzp blorf");
  expect(await findGifts(asked.brief, asked)).toMatchObject({ understood: false, isPopular: true });
  const answer = await findRerankedGifts(asked, desk.meet(adviser({ reads, picks })));
  expect(answer).toMatchObject({ understood: true, isPopular: false, notFound: [], brief: { interests: [{ value: "gardening" }] } });
});
