import { expect, test } from "vitest";
import { hasOptionNamed, searchOptions } from "./option-search.ts";

const OPTIONS = ["Grandma", "Mother", "Stepmother", "Café Lover"].map((name) => ({ id: name, name }));

test("finds a part of a name, beginnings first, accents and case aside", () => {
  expect(searchOptions(OPTIONS, "MOTHER").map(({ name }) => name)).toEqual(["Mother", "Stepmother"]);
  expect(searchOptions(OPTIONS, "cafe")).toHaveLength(1);
  expect(searchOptions(OPTIONS, "  ")).toHaveLength(4);
  expect([hasOptionNamed(OPTIONS, "cafe lover"), hasOptionNamed(OPTIONS, "moth")]).toEqual([true, false]);
});
