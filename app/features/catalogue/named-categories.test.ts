import { expect, test } from "vitest";
import { firstOf, type NamedCategory, namesOnCard } from "./named-categories.ts";
import type { TaxonomyKey } from "./taxonomies.ts";

let code = 0;
const named = (taxonomy: TaxonomyKey, slug: string, place: number, given: Partial<NamedCategory> = {}): NamedCategory => ({
  id: `00000000-0000-4000-8000-${String(++code).padStart(12, "0")}`,
  code,
  taxonomy,
  slug,
  name: slug,
  place,
  priceRange: null,
  ...given,
});

const carried = [
  named("interest", "tea", 8),
  named("interest", "chess", 3),
  named("occasion", "easter", 0),
  named("theme", "rustic", 5, { name: "chess" }),
  named("giftType", "games", 6),
  named("ecoLabel", "reused", 7),
  named("priceTier", "special", 2, { priceRange: "$50 to $100" }),
  named("priceTier", "little", 1, { priceRange: "Under $15" }),
];

test("a card has the first of each taxonomy in the order of badges, none twice, and the first tier with its bounds", () => {
  expect(namesOnCard(carried)).toEqual({ priceTier: "little", priceRange: "Under $15", badges: ["chess", "reused", "games"] });
  expect(namesOnCard([])).toEqual({ priceTier: null, priceRange: null, badges: [] });
});

test("what a page is of is left out, and the next of its taxonomy stands there; the same slug of another taxonomy stays", () => {
  expect(namesOnCard(carried, { interest: "chess", priceTier: "little", theme: "games" })).toEqual({
    priceTier: "special",
    priceRange: "$50 to $100",
    badges: ["tea", "reused", "chess"],
  });
  expect(firstOf(carried, "recipient")).toBeUndefined();
});
