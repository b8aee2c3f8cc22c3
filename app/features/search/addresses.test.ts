import { describe, expect, it } from "vitest";
import { parseSearchAddress, searchPath } from "./addresses.ts";

const parse = (search: string) => parseSearchAddress(new URLSearchParams(search));

describe("the address of the results page", () => {
  it("comes back as it was written", () => {
    const path = searchPath("mother's day & co", { recipient: "mom", priceTier: "little-treat" }, 3);
    expect(path).toBe("/search?q=mother%27s+day+%26+co&recipient=mom&price=little-treat&page=3");
    expect(parse(path.slice("/search".length))).toEqual({
      query: "mother's day & co",
      isCut: false,
      filters: { recipient: "mom", priceTier: "little-treat" },
      page: 3,
    });
  });

  it("is short for nothing", () => {
    expect(searchPath("")).toBe("/search");
    expect(parse("")).toEqual({ query: "", isCut: false, filters: {}, page: 1 });
  });

  it.each(["0", "-1", "1.5", "1e9", "100000", "x"])("page %s is the first one", (page) => {
    expect(parse(`q=mug&page=${page}`).page).toBe(1);
  });

  it("I4: says that a query was cut", () => {
    expect(parse(`q=${"x".repeat(300)}`)).toMatchObject({ query: "x".repeat(200), isCut: true });
  });
});
