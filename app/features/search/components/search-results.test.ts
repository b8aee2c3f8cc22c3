import { describe, expect, it } from "vitest";
import { type SearchAnswer } from "../answers.ts";
import { groupResults, moveSelection, pictureOf, announceResults } from "./search-results.ts";

const NOTHING: SearchAnswer = { gifts: [], posts: [], categories: [], collections: [], correction: null, isPartial: false };
const gift = {
  id: "1",
  name: "Lamp",
  picture: "https://gifts.example/media/stills-1/lamp_white_0/640.webp",
  price: 24.5,
  priceTier: "Thoughtful",
  priceRange: "$15 to $35",
  inStock: true,
};

describe("the groups of the dialog", () => {
  it("are Gifts, Blog Posts, Categories and Collections, without the empty ones", () => {
    const groups = groupResults({
      ...NOTHING,
      gifts: [gift],
      posts: [{ id: "2", title: "How to wrap", slug: "how-to-wrap", excerpt: "" }],
      categories: [{ id: "3", type: "recipient", name: "Mom", slug: "mom", icon: null }],
      collections: [{ id: "4", title: "Gifts for hosts", slug: "gifts-for-hosts" }],
    });
    expect(groups.map(({ title, results }) => [title, results.map(({ to }) => to)])).toEqual([
      ["Gifts", ["/gifts/1"]],
      ["Blog Posts", ["/blog/how-to-wrap"]],
      ["Categories", ["/category/recipient/mom?sort=fit"]],
      ["Collections", ["/collections/gifts-for-hosts"]],
    ]);
    expect(groupResults(NOTHING)).toEqual([]);
    expect(announceResults(groups)).toBe("Gifts: 1, Blog Posts: 1, Categories: 1, Collections: 1");
    expect(announceResults([])).toBe("No results found.");
  });

  it("hold at most five results each", () => {
    const gifts = Array.from({ length: 9 }, (_, index) => ({ ...gift, id: String(index) }));
    expect(groupResults({ ...NOTHING, gifts })[0]?.results).toHaveLength(5);
  });

  it("say the price, its tier where there is none, or that it is out of stock", () => {
    const details = [gift, { ...gift, price: null }, { ...gift, price: null, priceTier: null }, { ...gift, inStock: false }].map(
      (shown) => groupResults({ ...NOTHING, gifts: [shown] })[0]?.results[0]?.detail,
    );
    expect(details).toEqual(["$24.50", "Thoughtful: $15 to $35", "", "Out of Stock"]);
  });

  it.each([
    ["https://gifts.example/media/a/b/640.webp", "/media/a/b"],
    ["https://store.example/lamp.jpg", "https://store.example/lamp.jpg"],
  ])("show a picture of ours in its smallest size: %s", (address, shown) => {
    expect(pictureOf(address)).toBe(shown);
  });
});

describe("the arrow keys", () => {
  it("go round through the field and the results", () => {
    expect([-1, 0, 1].map((current) => moveSelection("ArrowDown", current, 2))).toEqual([0, 1, -1]);
    expect([-1, 0, 1].map((current) => moveSelection("ArrowUp", current, 2))).toEqual([1, -1, 0]);
  });

  it("do nothing without results, and other keys never do", () => {
    expect(moveSelection("ArrowDown", -1, 0)).toBeNull();
    expect(moveSelection("Home", 0, 2)).toBeNull();
  });
});
