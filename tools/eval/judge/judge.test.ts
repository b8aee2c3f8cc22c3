import { expect, test } from "vitest";
import { inOrderOfTrust, Judgements, pairHash, reasonHash, requestHash } from "./stored-grades.ts";
import { keyOf, listShop, makePools, makeReasonPools } from "./make-pools.ts";
import { toCatalogueFile } from "./public-catalogues.ts";
import { HALVES, readRequests, REQUESTS_FILE } from "./requests.ts";
import { badReasons } from "./score-pools.ts";
import { comparePreferences, scoreAnswers } from "./score-answers.ts";

const request = { id: "r1", text: "my dad likes tea" };
const shop = ["Teapot", "Mug", "Lamp"].map((name) => ({ name, priceCents: 1000, text: "" }));
const shown = (...names: string[]) => ({ r1: names.map((name) => ({ name, reason: "" })) });

test("a pool holds what any system shows once, in an order that no system decides", () => {
  const [one] = makePools([request], shop, { a: shown("Teapot", "Mug"), b: shown("Mug", "Lamp") });
  const [other] = makePools([request], shop, { a: shown("Mug", "Lamp"), b: shown("Mug", "Teapot") });
  expect(one?.gifts.map(({ name }) => name).toSorted()).toEqual(["Lamp", "Mug", "Teapot"]);
  expect(other?.gifts).toEqual(one?.gifts);
  expect(JSON.stringify(one)).not.toMatch(/"[ab]"/);
  expect(listShop(shop)).toContain(`${keyOf("Mug")}  Mug · $10`);
});

test("grades are kept by hash; of a shop looked through, what has no grade is wrong", () => {
  const file = {
    catalogue: "demo",
    complete: [requestHash(request.text)],
    best: [pairHash(request.text, "Teapot")],
    grades: { [pairHash(request.text, "Teapot")]: 3 as const },
  };
  const demo = new Judgements([file], "demo");
  expect([demo.gradeOf(request.text, "Teapot"), demo.gradeOf(request.text, "Lamp")]).toEqual([3, 0]);
  expect(new Judgements([file], "another").gradeOf(request.text, "Lamp")).toBeNull();
  const figures = scoreAnswers([request], shown("Teapot", "Lamp"), demo, 6);
  expect(figures).toMatchObject({ mean: 1.5, good: 0.5, wrong: 0.5, ungraded: 0, bestShown: 1 / 3 });
  expect(comparePreferences([request], [shown("Teapot"), shown("Lamp")], demo, 6)).toEqual({ better: 1, same: 0, worse: 0 });
});

test("a catalogue file names each gift once and keeps quotes and commas", () => {
  const row = { name: 'Mug, 5"', description: "", price: "4.00", brand_name: "" };
  expect(toCatalogueFile([row, row])).toBe('name,description,price,brand_name\n"Mug, 5""","","4.00",""\n');
});

test("of two hundred requests half were held back, and all of those have been looked at", () => {
  const halves = HALVES.map((half) => readRequests(REQUESTS_FILE, half));
  expect(halves.map(({ length }) => length)).toEqual([100, 0, 100]);
  expect(new Set(halves.flat().map(({ text }) => text)).size).toBe(200);
});

test("a blind reader's grade counts for more than that of one who knew the systems", () => {
  expect(inOrderOfTrust(["demo-shop.json", "blind-demo.json", "guides.json"])).toEqual([
    "demo-shop.json",
    "guides.json",
    "blind-demo.json",
  ]);
});

test("reasons, which only our finder gives, stand apart from what is graded, and are judged by hash", () => {
  const reasoned = {
    r1: [
      { name: "Teapot", reason: "He likes tea." },
      { name: "Mug", reason: "" },
    ],
  };
  const systems = { ours: reasoned, theirs: shown("Lamp") };
  expect(JSON.stringify(makePools([request], shop, systems))).not.toContain("He likes tea");
  const [pool] = makeReasonPools([request, { id: "r2", text: "no reasons" }], shop, systems);
  expect(pool).toEqual({
    id: "r1",
    request: request.text,
    reasons: [{ name: "Teapot", text: "", reason: "He likes tea.", isBad: null }],
  });
  const kept = new Judgements(
    [{ grades: {}, best: [], badReasons: { [reasonHash(request.text, { name: "Teapot", reason: "He likes tea." })]: true } }],
    "demo",
  );
  const isBad = kept.isBadReason(request.text, { name: "Teapot", reason: "He likes tea." });
  expect([isBad, kept.isBadReason(request.text, { name: "Mug", reason: "He likes tea." })]).toEqual([true, null]);
  expect(badReasons([request], reasoned, [{ ...pool!, reasons: pool!.reasons.map((one) => ({ ...one, isBad })) }])).toEqual({
    "bad reasons": "1 of 1 (100.0 %)",
  });
});
