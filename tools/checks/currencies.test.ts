import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listProjectFiles } from "./check-structure.ts";
import { findLoneCents, findWrittenSigns } from "./currencies.ts";

const find = (text: string, file = "app/features/lists/wishes.ts") => findLoneCents(file, text);

describe("cents without their currency are found", () => {
  test.each([
    ["a type", "interface Wish { title: string; priceCents: number | null }"],
    ["a type within another", "type Wish = { price: { minCents: number; maxCents: number } };"],
    ["a type of a parameter", "function claim(part: { pledgeCents: number }) {}"],
    ["fields of another type", 'type Shown = Pick<Wish, "title" | "priceCents">;'],
    ["a row", "const row = rowOf({ id: uuid, price_cents: z.int() });"],
    ["a shape of what is sent", "const sent = z.array(z.strictObject({ goalCents: z.number().nullable() }).partial());"],
    ["a shape that takes fields of another", "const row = rowOf({ ...others, price_cents: z.int() });"],
    ["an answer", "const answer = object({ gifts: list(object({ priceCents: nullable(number) })) });"],
    ["a value", 'const SAMPLES = [{ name: "Teapot", priceCents: 500 }];'],
    ["an amount that stands alone", "type Amount = { cents: number };"],
  ])("%s", (_what, text) => {
    expect(find(text)).toEqual([expect.stringMatching(/^app\/features\/lists\/wishes\.ts:1: cents without their currency/)]);
  });
});

test("one currency stands beside both ends of a range, and a value may take the rest from another one", () => {
  expect(
    find(`
      interface Range { minCents: number; maxCents: number; currency: Currency }
      const row = rowOf({ ...others, price_cents: z.int(), currency });
      type Shown = Pick<Wish, "priceCents" | "currency">;
      const dearer = { ...range, maxCents: 500 };
      const { priceCents, recipients } = gift;
      const median: Money | null = null;`),
  ).toEqual([]);
});

test("each place is named with its line, tests and tools aside", () => {
  const text = "interface Found { id: string }\ninterface Wish { priceCents: number }\nconst row = rowOf({ price_cents: z.int() });";
  expect(find(text).map((fault) => fault.split(": ")[0])).toEqual(["app/features/lists/wishes.ts:2", "app/features/lists/wishes.ts:3"]);
  expect([find(text, "app/features/lists/wishes.test.ts"), find(text, "tools/eval/wishes.ts")]).toEqual([[], []]);
});

test("every amount in the sources has its currency", () => {
  const sources = listProjectFiles().filter((file) => /\.tsx?$/.test(file));
  expect(sources.flatMap((file) => findLoneCents(file, readFileSync(file, "utf8")))).toEqual([]);
});

test("a sign written by hand is found with its line", () => {
  const found = (text: string, file = "app/features/lists/components/wish.tsx") => findWrittenSigns(file, text);
  expect(found("const text =\n  `up to $${most}`;")).toEqual([expect.stringMatching(/^app\/features\/lists\/components\/wish\.tsx:2: /)]);
  expect(found("<span>$</span>")).toHaveLength(1);
  expect(found("`${formatMoney(cents, currency)} each`; /price$/")).toEqual([]);
  expect(found("`$${most}`", "app/platform/money.ts")).toEqual([]);
});
