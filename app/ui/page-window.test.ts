import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listPageItems } from "./page-window.ts";

const draw = (page: number, pageCount: number) =>
  listPageItems(page, pageCount)
    .map((item) => (item.kind === "gap" ? "…" : String(item.page)))
    .join(" ");

describe("listPageItems", () => {
  it.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [1, 10, "1 2 … 10"],
    [4, 10, "1 2 3 4 5 … 10"],
    [5, 10, "1 … 4 5 6 … 10"],
    [7, 10, "1 … 6 7 8 9 10"],
    [10, 10, "1 … 9 10"],
  ])("page %i of %i reads %s", (page, pageCount, expected) => {
    expect(draw(page, pageCount)).toBe(expected);
  });

  it("law: first, current and last are there; numbers rise; a gap hides at least two pages; nine items at most", () => {
    const pageAndCount = fc
      .integer({ min: 1, max: 500 })
      .chain((pageCount) => fc.tuple(fc.integer({ min: 1, max: pageCount }), fc.constant(pageCount)));
    fc.assert(
      fc.property(pageAndCount, ([page, pageCount]) => {
        const items = listPageItems(page, pageCount);
        const pages = items.filter((item) => item.kind === "page").map((item) => item.page);
        expect(pages).toEqual(expect.arrayContaining([1, page, pageCount]));
        expect(items.length).toBeLessThanOrEqual(9);
        items.forEach((item, index) => {
          const next = items[index + 1];
          if (item.kind === "gap") expect(next?.kind === "page" && next.page - item.after).toBeGreaterThan(2);
          else if (next?.kind === "page") expect(next.page).toBe(item.page + 1);
        });
      }),
    );
  });
});
