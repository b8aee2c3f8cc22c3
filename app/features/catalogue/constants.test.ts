import { describe, expect, test } from "vitest";
import { COPIED_SHOWN_MS } from "#app/ui/use-copy.ts";
import {
  CATEGORIES_TEXTS,
  CATEGORY_TEXTS,
  GIFT_TEXTS,
  GIFTS_PER_PAGE,
  MAX_BADGES,
  MISSING_GIFT_REDIRECT_MS,
  SHARE_TEXTS,
  SHARE_WINDOW,
} from "./constants.ts";

describe("the specification's words", () => {
  test("categories page", () => {
    expect(CATEGORIES_TEXTS.title).toBe("Browse Gift Categories");
    expect(Object.values(CATEGORIES_TEXTS.tabs)).toEqual(["By Occasion", "By Recipient", "By Interest"]);
    expect(CATEGORIES_TEXTS.loadFailure).toBe("Failed to load categories. Please try again later.");
    expect(CATEGORIES_TEXTS.tryAgain).toBe("Try Again");
    expect(CATEGORIES_TEXTS.empty("occasion")).toBe("No occasion categories found");
  });

  test("category: Found N gift(s) in this category", () => {
    expect(CATEGORY_TEXTS.back).toBe("Back to categories");
    expect(CATEGORY_TEXTS.found(0, "0", false)).toBe("Found 0 gifts in this category");
    expect(CATEGORY_TEXTS.found(1, "1", false)).toBe("Found 1 gift in this category");
    expect(CATEGORY_TEXTS.found(1204, "1,204", false)).toBe("Found 1,204 gifts in this category");
    expect(CATEGORY_TEXTS.found(20_000, "20,000", true)).toBe("Found more than 20,000 gifts in this category");
    expect(CATEGORY_TEXTS.emptyTitle).toBe("No gifts found");
    expect(CATEGORY_TEXTS.empty).toBe("We couldn't find any gifts for this category yet.");
    expect(CATEGORY_TEXTS.browseOthers).toBe("Browse other categories");
    expect(CATEGORY_TEXTS.unknown("xmas")).toBe("Category not found: xmas");
    expect(CATEGORY_TEXTS.loadFailure).toBe("Failed to load category details. Please try again later.");
  });

  test("gift: Ships in N day(s), By {brand}", () => {
    expect(GIFT_TEXTS.shipsIn(1)).toBe("Ships in 1 day");
    expect(GIFT_TEXTS.shipsIn(5)).toBe("Ships in 5 days");
    expect(GIFT_TEXTS.by("Oxlow Mill")).toBe("By Oxlow Mill");
    expect([GIFT_TEXTS.outOfStock, GIFT_TEXTS.featured]).toEqual(["Out of Stock", "Featured"]);
    expect(GIFT_TEXTS.notFoundTitle).toBe("Gift Not Found");
    expect(GIFT_TEXTS.notFoundToast).toEqual({
      title: "Gift not found",
      description: "The gift you're looking for doesn't exist or has been removed.",
    });
    expect(GIFT_TEXTS.errorToast).toEqual({ title: "Error", description: "There was a problem loading the gift details." });
    expect([GIFT_TEXTS.noId, GIFT_TEXTS.loadFailure]).toEqual(["No gift ID provided", "Failed to load gift details"]);
  });

  test("sharing", () => {
    expect(SHARE_TEXTS.shared).toBe("Shared successfully");
    expect(SHARE_TEXTS.copied.gift).toEqual({ title: "Link copied", description: "Gift link copied to clipboard" });
    expect(SHARE_TEXTS.sharedOn("Facebook")).toBe("Shared on Facebook");
  });

  test("figures", () => {
    expect({ GIFTS_PER_PAGE, MAX_BADGES, MISSING_GIFT_REDIRECT_MS, COPIED_SHOWN_MS, SHARE_WINDOW }).toEqual({
      GIFTS_PER_PAGE: 50,
      MAX_BADGES: 3,
      MISSING_GIFT_REDIRECT_MS: 500,
      COPIED_SHOWN_MS: 2000,
      SHARE_WINDOW: { width: 600, height: 400 },
    });
  });
});
