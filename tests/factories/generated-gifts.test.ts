import { expect, it } from "vitest";
import { readGiftRow } from "#app/features/catalogue/imported-gift.ts";
import { generateGifts } from "./generated-gifts.ts";

it("makes rows that the import takes, the same ones for the same seed", () => {
  const rows = [...generateGifts(300, 1)];
  expect(rows).toHaveLength(300);
  expect(rows.map((row) => readGiftRow(row)).filter(({ ok }) => !ok)).toEqual([]);
  expect(new Set(rows.map(({ slug }) => slug)).size).toBe(300);
  expect([...generateGifts(300, 1)]).toEqual(rows);
  expect([...generateGifts(300, 2)]).not.toEqual(rows);
});
