import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readAdvice, readGuides, readPicks, readPiles } from "./gift-lists.ts";
import { agesOfHeading } from "./heading-ages.ts";
import { nameHash, readJudgements } from "./judgements.ts";
import { ADVICE, GUIDES, PICKS, PILES } from "./list-topics.ts";
import { FURTHER_TOPICS } from "./further-topics.ts";
import { OTHER_TOPICS } from "./other-topics.ts";
import { makePublicSet, withoutLabel } from "./public-sets.ts";
import { TOPICS } from "./topics.ts";

const guide = (...names: string[]) =>
  JSON.stringify({ gifts: names.map((name) => ({ name, description: `${name}, described`, shop: "Shop" })) });

const FILES: Readonly<Record<string, string>> = {
  "data/guides/coffee-lovers.json": guide("Coffee grinder", "Big mug", "Milk frother"),
  "data/guides/happy-traveller.json": guide("Travel pillow", "Big mug", "Packing cubes"),
  "data/guides/small-and-thoughtful.json": guide("Big mug", "Milk frother"),
  "enrichment_data.py": `GIFT_INTELLIGENCE = {
    # SPORTS
    'golf': {
        'do_buy': [
            'Golf balls (a dozen)',
            "Golfer's towel",
        ],
        'dont_buy': [
            'Another golf hat',
        ],
    },
    'board_games': {
        'do_buy': ['Dice tower'],
    },
}
`,
  "src/data/gifts.ts": `export const gifts: Gift[] = [
  {
    id: "robe",
    title: "Robe, \\"the softest\\"",
    description: "Short",
    fullDescription: "For long evenings.",
    price: 39.95,
    guideSource: "Cozy Pile"
  },
  {
    id: "hat",
    title: "Beanie",
    description: "Warm",
    price: 12,
    guideSource: "Stocking Stuffers for Kids"
  },
];
`,
  "all_items.js": `// sports (for him)
var outdoors = [
    {name: "Climbing rope", link:"https://shop.example/rope"},
];

// Fashion (for her )
var bags = [
    {name: 'Weekend bag', link:"https://shop.example/bag"},
];
`,
};

let repository: string;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "presently-public-sets-"));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  const git = (...args: string[]) =>
    spawnSync("git", ["-C", folder, "-c", "user.name=Shop", "-c", "user.email=shop@example.com", ...args], { encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");
  expect(git("commit", "--quiet", "--message", "Lists").status).toBe(0);
  repository = path.join(folder, ".git");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("gift lists", () => {
  test("guides", async () => {
    const [coffee] = await readGuides(repository);
    expect(coffee).toMatchObject({
      title: "coffee-lovers",
      gifts: [{ name: "Coffee grinder", description: "Coffee grinder, described" }, {}, {}],
    });
  });

  test("advice: what to buy, not what not to buy", async () => {
    const lists = (await readAdvice(repository)).map(({ title, gifts }) => [title, gifts.map(({ name }) => name)]);
    expect(lists).toEqual([
      ["golf", ["Golf balls (a dozen)", "Golfer's towel"]],
      ["board_games", ["Dice tower"]],
    ]);
  });

  test("a family's blog: with texts, prices, and for whom the title says it is", async () => {
    expect(await readPiles(repository)).toEqual([
      { title: "Cozy Pile", gifts: [{ name: 'Robe, "the softest"', description: "For long evenings.", price: "39.95" }] },
      { title: "Stocking Stuffers for Kids", age: [3, 12], gifts: [{ name: "Beanie", description: "Warm", price: "12" }] },
    ]);
  });

  test("a gift picker", async () => {
    expect(await readPicks(repository)).toEqual([
      { title: "sports (for him)", age: [18, 99], gifts: [{ name: "Climbing rope", description: "", price: "" }] },
      { title: "Fashion (for her)", age: [18, 99], gifts: [{ name: "Weekend bag", description: "", price: "" }] },
    ]);
  });
});

describe("public sets", () => {
  const golf = { text: "", words: ["golf"], isLiking: true };

  test("a gift of two lists is right for both, and nothing else of either is; a list of others' gifts is not asked", async () => {
    const out = path.join(folder, "guides");
    await makePublicSet("guides", repository, out);
    const { briefs } = readJudgements(path.join(out, "judgements.json"));
    expect(briefs.map(({ text, grades }) => [text, Object.keys(grades)])).toEqual([
      [GUIDES["happy-traveller"]?.text, ["Big mug", "pillow", "Packing cubes"].map(nameHash)],
    ]);
    expect(readFileSync(path.join(out, "catalogue.csv"), "utf8").match(/Big mug"/g)).toHaveLength(1);
  });

  test("take the heading's words out of names, as they would prove nothing", () => {
    expect(withoutLabel("Golf towel for golfers", [golf])).toBe("towel for");
    expect(withoutLabel("A golden towel", [golf])).toBe("A golden towel");
    expect(withoutLabel("A towel", [])).toBe("A towel");
  });

  test.each([
    ["Best Toddler Shoes", [1, 3]],
    ["Gifts For 13 Year Olds", [13, 14]],
    ["Birthday gifts for a 40 year old", [18, 99]],
    ["Baby carriers for men", undefined],
    ["Golf bags", undefined],
    ["Boots for women", [18, 99]],
  ])("read in %s for whom it is", (title, ages) => {
    expect(agesOfHeading(title)).toEqual(ages);
  });

  test.each([
    ["headings", [...TOPICS, ...OTHER_TOPICS, ...FURTHER_TOPICS]],
    ["guides", Object.values(GUIDES)],
    ["advice", Object.values(ADVICE)],
    ["piles", Object.values(PILES)],
    ["picks", Object.values(PICKS)],
  ])("ask for each topic of %s once", (_what, topics) => {
    expect(new Set(topics.map(({ text }) => text)).size).toBe(topics.length);
  });
});
