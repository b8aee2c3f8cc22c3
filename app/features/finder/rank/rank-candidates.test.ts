import { describe, expect, test } from "vitest";
import { briefOf, chosen, giftProfile } from "#tests/factories/finder.ts";
import { understandText } from "../ask/understand.ts";
import { readGift } from "../read/read-gift.ts";
import type { Brief, GiftProfile, GiftReading } from "../types.ts";
import { chooseShown, rankCandidates } from "./rank-candidates.ts";
import { countTerms } from "./relevance/gift-terms.ts";

const TODAY = "2026-11-21";

/** Returns the names of the gifts that are shown, in their order. */
function shownOf(gifts: readonly Partial<GiftProfile>[], brief: Brief, limit = 12): string[] {
  const profiles = gifts.map((gift, place) => giftProfile({ slug: `gift-${place}`, ...gift }));
  const frequencies = new Map<number, number>();
  for (const profile of profiles) for (const term of countTerms(profile).hashes) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  const statistics = { gifts: profiles.length, averageLength: 20, frequencies };
  const ranked = rankCandidates(brief, profiles.map(readGift), { today: TODAY, liked: [], disliked: [], statistics });
  return chooseShown(ranked, brief, limit).map(({ reading }) => reading.profile.name);
}

const tagged = (...interest: string[]) => ({ tags: { interest } });

test("what meets two likings comes first", () => {
  const gifts = [
    ...["Glazed teapot", "Tea strainer of steel", "Oak tea chest", "Linen tea cosy", "Tea timer"].map((name) => ({
      name,
      ...tagged("tea"),
    })),
    { name: "Map of great novels", ...tagged("reading") },
    { name: "Teas for readers in book tins", ...tagged("tea", "reading") },
  ];
  const shown = shownOf(gifts, briefOf({ interests: [chosen("tea"), chosen("reading")] }), 6);
  expect(shown[0]).toBe("Teas for readers in book tins");
});

test("a gift that only suits person and occasion never stands before one for the liking", () => {
  const gifts = [
    { name: "Silk scarf", tags: { interest: ["fashion"], recipient: ["mom"], occasion: ["birthday"] }, isFeatured: true },
    { name: "Trowel", ...tagged("gardening") },
  ];
  const brief = briefOf({ person: chosen("mom"), occasion: chosen("birthday"), interests: [chosen("gardening")] });
  expect(shownOf(gifts, brief)).toEqual(["Trowel", "Silk scarf"]);
});

test.each([{ leans: ["more-personal" as const] }, { surprise: 100 }])("not even where %j is asked for", (nudge) => {
  const gifts = [
    { name: "Locket with her name", tags: { interest: ["fashion"], recipient: ["mom"], giftType: ["personalized-keepsakes"] } },
    { name: "Scarf in a gift box", tags: { recipient: ["mom"] } },
    { name: "Trowel", ...tagged("gardening") },
  ];
  const brief = briefOf({ person: chosen("mom"), interests: [chosen("gardening")], ...nudge });
  expect(shownOf(gifts, brief)[0]).toBe("Trowel");
});

test("of gifts for the same liking the one that says its words comes first", () => {
  const gifts = [
    { name: "Slim belt with a sleeve", ...tagged("running") },
    { name: "Hanger for marathon medals", ...tagged("running") },
  ];
  const brief = briefOf({ interests: [{ value: "running", source: "text", words: "runs marathons" }] });
  expect(shownOf(gifts, brief)[0]).toBe("Hanger for marathon medals");
});

test("what rests on words alone comes after what the shop has tagged", () => {
  const gifts = [{ name: "Gardening mug" }, { name: "Gardening apron", ...tagged("gardening") }];
  expect(shownOf(gifts, briefOf({ interests: [chosen("gardening")] }))).toEqual(["Gardening apron", "Gardening mug"]);
});

test("a child's thing stands far below for a grown-up", () => {
  const gifts = [
    { name: "Garden tools for kids", ...tagged("gardening") },
    { name: "Seed packets", ...tagged("gardening") },
  ];
  const brief = briefOf({ person: chosen("mom"), interests: [chosen("gardening")] });
  expect(shownOf(gifts, brief)[0]).toBe("Seed packets");
});

test("what the learnt reader takes for a child's thing stands below for a grown-up", () => {
  const gifts = [{ name: "Rocket stacking toy" }, { name: "Rocket stacking stool" }];
  expect(shownOf(gifts, briefOf({ person: chosen("coworker") }))[0]).toBe("Rocket stacking stool");
});

test("what people have said of children counts before what a model, tags or the learnt reader say", () => {
  const toy = { name: "Toy watering can", ...tagged("gardening") };
  const gifts = [
    { ...toy, name: "Toy watering can, told", told: { child: 0 } },
    { ...toy, name: "Watering can, told", told: { child: 1 }, tags: { ...toy.tags, ageRange: ["adults-30-59"] } },
  ];
  const brief = briefOf({ person: chosen("grandmother"), interests: [chosen("gardening")] });
  expect(shownOf(gifts, brief)[0]).toBe("Toy watering can, told");
});

test("a gift that was refused for a liking is none for it, whatever its words and the learnt reader say", () => {
  const gifts = [{ name: "Garden trowel and gardening gloves", refused: ["interest/gardening"] }, { name: "Garden shears" }];
  expect(shownOf(gifts, briefOf({ interests: [chosen("gardening")] }))[0]).toBe("Garden shears");
});

test.each([
  ["Dog lover mug", "Stoneware mug"],
  ["Coffee mug for cat ladies", "Coffee mug of stoneware"],
])("%s is for others than %s", (named, plain) => {
  expect(shownOf([{ name: named }, { name: plain }], briefOf({ person: chosen("coworker") }))[0]).toBe(plain);
});

test("everyday goods come after gifts", () => {
  const gifts = [
    { name: "Spare camera batteries", ...tagged("photography") },
    { name: "Camera strap of leather", ...tagged("photography") },
  ];
  expect(shownOf(gifts, briefOf({ interests: [chosen("photography")] }))[0]).toBe("Camera strap of leather");
});

test("where no liking is said, what pleases anybody comes before things of a pursuit", () => {
  const gifts = [
    { name: "Eighteen flies for trout", ...tagged("fishing") },
    { name: "Orchard jams", ...tagged("gourmet-food") },
  ];
  expect(shownOf(gifts, briefOf({ person: chosen("neighbor") }))[0]).toBe("Orchard jams");
});

describe("the price that people usually spend", () => {
  const NAMES = [
    "Oolong from one hillside",
    "Whistling kettle",
    "Walnut tray",
    "Bamboo whisk",
    "Porcelain cups",
    "Linen cloth",
    "Brass scoop",
  ];
  const priced = (dollars: number, place: number, tags = {}) =>
    readGift(
      giftProfile({ slug: `gift-${dollars}`, name: NAMES[place] ?? "", priceCents: dollars * 100, tags: { interest: ["tea"], ...tags } }),
    );
  const shown = (text: string, ...gifts: GiftReading[]) => {
    const brief = understandText(text, { today: "2026-11-21", country: "US" });
    const ranked = rankCandidates(brief, gifts, { today: "2026-11-21", liked: [], disliked: [], statistics: null });
    return chooseShown(ranked, brief, 12).map(({ reading }) => (reading.profile.priceCents ?? 0) / 100);
  };

  test("of an occasion is kept where there are gifts at it", () => {
    const prices = shown(
      "stocking stuffer for mom, she likes tea",
      ...[33, 28, 26, 25, 12, 8, 5].map((dollars, place) => priced(dollars, place)),
    );
    expect(prices.toSorted((one, other) => one - other)).toEqual([5, 8, 12, 25]);
  });

  test("of an occasion yields where too little is at it, after what is", () => {
    const prices = shown("stocking stuffer for mom, she likes tea", ...[33, 28, 12].map((dollars, place) => priced(dollars, place)));
    expect(prices[0]).toBe(12);
    expect(prices).toHaveLength(3);
  });

  test("of somebody close comes after what is for the liking itself: no loom before a quilt", () => {
    const quilt = readGift(giftProfile({ name: "Patchwork quilt kit", priceCents: 26_500, tags: { interest: ["knitting-sewing"] } }));
    const loom = readGift(giftProfile({ name: "Beginner's loom", priceCents: 4500, tags: { interest: ["knitting-sewing"] } }));
    expect(shown("my mom loves quilting", loom, quilt)).toEqual([265, 45]);
  });

  test("of somebody close only comes first", () => {
    const forHer = { recipient: ["sister"] };
    const prices = shown("my sister loves tea", priced(120, 0, forHer), priced(30, 1), priced(60, 2), priced(12, 3));
    expect(prices.slice(0, 2).toSorted((one, other) => one - other)).toEqual([30, 60]);
    expect(prices).toHaveLength(4);
  });
});
