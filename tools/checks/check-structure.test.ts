import { expect, test } from "vitest";
import { findStructureFaults } from "./check-structure.ts";

test.each([
  "app/features/catalogue/tables.server.ts",
  "app/features/catalogue/gifts.queries.server.ts",
  "app/features/catalogue/gifts.queries.test.ts",
  "app/features/catalogue/gift-tags.test.ts",
  "app/features/catalogue/taxonomies.ts",
  "app/features/catalogue/components/gift-card.tsx",
  "app/features/finder/rank/score.ts",
  "app/features/media/make-sizes.process.ts",
  "app/features/finder/find-gifts.server.ts",
  "app/features/finder/rank/candidates.queries.server.ts",
  "app/features/affiliate/product-lookup/check-links.server.ts",
  "app/routes/site/home.tsx",
  "db/migrations/0001-catalogue.sql",
])("%s has a room", (file) => {
  expect(findStructureFaults([file])).toEqual([]);
});

test.each([
  ["app/features/catalogue/helpers.ts", "without a name"],
  ["app/features/catalogue/service.server.ts", "says nothing"],
  ["app/features/catalogue/index.ts", "barrels"],
  ["app/features/finder/swaps.rules.ts", "what the file does"],
  ["app/platform/utils.ts", "without a name"],
  ["app/ui/lib/button.tsx", "without a name"],
  ["app/ui/Button.tsx", "kebab-case"],
])("%s is found and the way to mend it said", (file, word) => {
  expect(findStructureFaults([file]).join(" ")).toContain(word);
});
