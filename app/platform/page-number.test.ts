import { describe, expect, test } from "vitest";
import { MAX_PAGE, readPageNumber, readPageOf, setPageNumber } from "./page-number.ts";
import { pageNumber } from "./page-schema.ts";

describe("the page of a list in an address", () => {
  test.each([
    ["page=2", 2],
    [`page=${MAX_PAGE}`, MAX_PAGE],
    [`page=${MAX_PAGE + 1}`, 1],
    ["", 1],
    ["page=", 1],
    ["page=0", 1],
    ["page=-1", 1],
    ["page=1.5", 1],
    ["page=01", 1],
    ["page=1e3", 1],
    ["page=%202", 1],
  ])("%s is page %i, by hand and by schema", (query, page) => {
    const asked = new URLSearchParams(query);
    expect(readPageNumber(asked)).toBe(page);
    expect(pageNumber.parse(asked.get("page") ?? undefined)).toBe(page);
  });

  test("is written from the second on, and can have a name of its own", () => {
    const query = new URLSearchParams();
    setPageNumber(query, 1);
    setPageNumber(query);
    expect(query.size).toBe(0);
    setPageNumber(query, 3);
    expect(query.toString()).toBe("page=3");
    expect(readPageNumber(new URLSearchParams("past=4&page=2"), "past")).toBe(4);
  });

  test("is the last one where there are fewer, and the first of an empty list", () => {
    const [seventh, list] = [new URLSearchParams("page=7"), { count: 51, perPage: 25 }];
    expect(readPageOf(seventh, list)).toEqual({ page: 3, pageCount: 3 });
    expect(readPageOf(seventh, { ...list, count: 50 })).toEqual({ page: 2, pageCount: 2 });
    expect(readPageOf(seventh, { ...list, count: 0 })).toEqual({ page: 1, pageCount: 1 });
  });
});
