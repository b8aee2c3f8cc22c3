import { expect, test } from "vitest";
import { mapTaxonomies } from "../taxonomies.ts";
import type { BulkDeed } from "./bulk-changes.ts";
import { describeBulkChange } from "./describe-bulk-change.ts";

const NO_OPTIONS = mapTaxonomies(() => []);

test.each<[BulkDeed, string]>([
  [{ kind: "price", by: "percent", step: "10" }, "Price up by 10%"],
  [{ kind: "price", by: "amount", step: "-2.5" }, "Price down by $2.50"],
  [{ kind: "price", by: "amount", step: "+1200" }, "Price up by $1,200"],
  [{ kind: "words", field: "name", find: "Mug", put: "Cup" }, "Product Name: “Mug” replaced with “Cup”"],
  [{ kind: "delete" }, "Deleted"],
])("a bulk change in a few words: %#", (deed, said) => {
  expect(describeBulkChange(deed, NO_OPTIONS)).toBe(said);
});
