import { expect, test } from "vitest";
import { findUnusedDoors } from "./doors.ts";

test("a door that another feature or the site uses stays, and one that only its own feature uses is found", () => {
  const texts: Record<string, string> = {
    "app/features/lists/claims.ts": 'import { GIFT } from "#app/features/catalogue/types.ts";',
    "app/features/catalogue/prices.ts": 'import { SLUG } from "./slugs.ts";',
    "app/site/header.tsx": 'import type { Role } from "../features/accounts/types.ts";',
  };
  expect(findUnusedDoors({ catalogue: ["types", "slugs"], accounts: ["types"] }, Object.keys(texts), (file) => texts[file] ?? "")).toEqual([
    "app/features/doors.json: nobody goes through catalogue/slugs. Take it out.",
  ]);
});
