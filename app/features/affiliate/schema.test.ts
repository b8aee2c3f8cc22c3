import { describe, expect, it } from "vitest";
import { clickSchema, marketplaceChoiceSchema } from "./schema.ts";

const click = { giftId: "0190a5b2-7c1d-7e3f-8a4b-5c6d7e8f9a0b", marketplace: "co.uk", page: "/gifts/brass-lamp" };

describe("clickSchema", () => {
  it("drops what may be private behind the path", () => {
    expect(clickSchema.parse({ ...click, page: "/search?q=gift+for+my+therapist#x" }).page).toBe("/search");
  });

  it.each([
    { ...click, giftId: "brass-lamp" },
    { ...click, giftId: [click.giftId] },
    { ...click, marketplace: "eg" },
    { ...click, marketplace: "constructor" },
    { ...click, page: "https://evil.example/" },
    { ...click, page: "//evil.example/" },
    { ...click, page: "/\u0000" },
    { ...click, page: `/${"é".repeat(60)}` },
    { ...click, visitor: "me" },
    { giftId: click.giftId },
    JSON.parse('{"__proto__": {"giftId": "x"}}') as unknown,
    null,
    [],
    "text",
  ])("I3: refuses %j", (value) => {
    expect(clickSchema.safeParse(value).success).toBe(false);
  });
});

describe("marketplaceChoiceSchema", () => {
  it("A8: goes back to a path of ours only", () => {
    expect(marketplaceChoiceSchema.parse({ marketplace: "de", next: "/gifts/x?y=1" })).toEqual({ marketplace: "de", next: "/gifts/x?y=1" });
    expect(marketplaceChoiceSchema.parse({ marketplace: "de" }).next).toBe("/");
    for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "javascript:alert(1)", undefined, null]) {
      expect(marketplaceChoiceSchema.parse({ marketplace: "de", next }).next).toBe("/");
    }
  });

  it("takes only marketplaces that there are", () => {
    expect(marketplaceChoiceSchema.safeParse({ marketplace: "eg", next: "/" }).success).toBe(false);
  });
});
