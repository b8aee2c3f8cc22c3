import { describe, expect, test } from "vitest";
import { chosenValues, type CountedFacet, tellingFacets } from "./gift-facets.ts";

const value = (slug: string, count: number) => ({ slug, name: slug.toUpperCase(), count });
const facet = (total: number, ...values: ReturnType<typeof value>[]): CountedFacet => ({ key: "interest", total, values });

describe("what tells nothing is left out", () => {
  test("values that every gift has, unless they are chosen", () => {
    const facets = [facet(20, value("golf", 20), value("tea", 6), value("yoga", 3))];
    expect(tellingFacets(facets, {})).toEqual([{ key: "interest", values: [value("tea", 6), value("yoga", 3)] }]);
    expect(tellingFacets(facets, { interest: "golf" })[0]?.values).toHaveLength(3);
  });

  test("facets with a single value, and those of a list of eight gifts, unless something is chosen", () => {
    expect(tellingFacets([facet(20, value("tea", 6))], {})).toEqual([]);
    expect(tellingFacets([facet(8, value("tea", 6), value("yoga", 3))], {})).toEqual([]);
    expect(tellingFacets([facet(9, value("tea", 6), value("yoga", 3))], {})).toHaveLength(1);
    expect(tellingFacets([facet(8, value("tea", 6))], { interest: "tea" })).toHaveLength(1);
    expect(tellingFacets([facet(0)], { interest: "tea" })).toEqual([]);
  });
});

test("a chosen value goes by its name, one that no gift has by its slug", () => {
  const facets = [{ key: "interest" as const, values: [value("tea", 6)] }];
  expect(chosenValues(facets, { interest: "tea", recipient: "best-friend" })).toEqual([
    { key: "interest", name: "TEA" },
    { key: "recipient", name: "best friend" },
  ]);
  expect(chosenValues(facets, {})).toEqual([]);
});
