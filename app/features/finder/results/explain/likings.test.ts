import { expect, test } from "vitest";
import { briefOf, read } from "#tests/factories/finder.ts";
import { explain, pot, tea } from "#tests/factories/reasons.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { pronounsOf } from "./naming.ts";
import { narrowWordsOf } from "./narrow-words.ts";
import { nounOf } from "./nouns.ts";

const NO_NOUN = { liked: "", fan: "", owned: null, literal: [] };

test.each([
  ["pc-tech", "mechanical keyboards", "Desk lamp for computers", "A slim bar lights the computer and leaves no glare on it."],
  ["coffee", "espresso", "Coffee dripper", "A paper filter holds the coffee back and lets it drip slowly."],
  ["asian-food", "Korean food", "Asian noodle bowls", "Two deep bowls hold noodles and keep the broth hot."],
  ["music", "cello", "Music stand", "Three legs of steel hold a stand for music on any floor."],
])("a part of a liking (%s: %s), unless the gift names that part", (id, words, name, description) => {
  const tagged = { interest: Object.keys(lexicon().interestById.get(id)?.tags.interest ?? {}).slice(0, 1) };
  const brief = (said: string) => briefOf({ interests: [read(id, said)] });
  expect(explain({ name, description, tags: tagged }, brief(words))).toBe("");
  expect(explain({ name: `${name} (${words})`, description, tags: tagged }, brief(words))).not.toBe("");
});

test.each([
  ["tea", "a proper cuppa"],
  ["tea", "drinks tea every morning"],
  ["gardening", "gardens"],
  ["gardening", "green thumb"],
  ["baking", "bakes"],
  ["cycling", "bikes to work"],
  ["birdwatching", "watches the birds"],
  ["photography", "takes photos"],
])("but another word for the whole liking (%s: %s) is one", (id, words) => {
  expect(narrowWordsOf(words, id, nounOf(id) ?? NO_NOUN)).toEqual([]);
});

test("a liking for only what is named next: who cooks Korean food gets no reason for masala", () => {
  const box = {
    name: "Masala box for cooking",
    description: "Seven lids keep cumin and mustard seed fresh for cooking.",
    tags: { interest: ["cooking"] },
  };
  const [cooks, korean] = [read("cooking", "cooks"), read("asian-food", "Korean food")];
  expect(explain(box, briefOf({ text: "she cooks Korean food", interests: [cooks, korean] }))).toBe("");
  expect(explain(box, briefOf({ text: "she cooks. Loves Korean food", interests: [cooks, korean] }))).not.toBe("");
});

test("a thing among others on a tray", () => {
  const tray = { name: "Breakfast tray", tags: { interest: ["coffee"] } };
  const coffee = briefOf({ interests: [read("coffee", "coffee")] });
  expect(explain({ ...tray, description: "Toast, coffee and a bud vase fit easily between the raised edges." }, coffee)).toBe("");
  expect(explain({ ...tray, description: "A raised lip keeps the coffee where it belongs on the stairs." }, coffee)).not.toBe("");
});

test("a motif: the flowers of an embroidery kit are nothing for a gardener", () => {
  const kit = {
    name: "Wildflower embroidery kit",
    description: "The kit shows every stitch and becomes a picture at the end.",
    tags: { interest: ["gardening", "knitting-sewing"] },
  };
  expect(explain(kit, briefOf({ interests: [read("gardening", "gardening")] }))).toBe("");
});

test("a small child's thing for whoever likes the real one", () => {
  const rod = {
    name: "Fishing rod with a duck",
    description: "A short rod lifts wooden ducks from the tub and drains by itself.",
    tags: { interest: ["fishing"] },
  };
  const fishing = briefOf({ interests: [read("fishing", "fishing")] });
  expect(explain(rod, fishing)).not.toBe("");
  expect(explain({ ...rod, tags: { ...rod.tags, ageRange: ["toddler-1-3"] } }, fishing)).toBe("");
});

test("a thing that is another liking's first: a globe is no history", () => {
  const globe = {
    name: "Lighted globe",
    description: "Run a finger across this globe and the mountains stand up under it.",
    tags: { interest: ["history"] },
  };
  expect(explain(globe, briefOf({ interests: [read("history", "history")] }))).toBe("");
});

test("something sweet, which is no sweet tooth", () => {
  const sweets = { name: "Caramel sweets", description: "Soft sweets keep their shape and melt slowly in the mouth.", tags: {} };
  const guess = { value: "snacks-sweets", source: "assumed" as const, words: "sweet" };
  expect(explain(sweets, briefOf({ text: "something sweet", interests: [guess] }))).toBe("");
  expect(explain(sweets, briefOf({ interests: [read("snacks-sweets", "sweets")] }))).not.toBe("");
});

test("where a thing is put away is said to a small home, and to nobody who golfs", () => {
  const mat = {
    name: "Indoor putting mat for golf",
    description: "It rolls up for storage behind a door.",
    tags: { interest: ["golf"] },
  };
  const golf = { interests: [read("golf", "golf")] };
  expect(explain(mat, briefOf(golf))).toBe("");
  expect(explain(mat, briefOf({ situations: [read("small-home", "tiny flat")] }))).toBe(
    "For a small home: It rolls up for storage behind a door.",
  );
});

test("a need that is somebody is not joined with a liking: her bread and a beginner", () => {
  const brief = briefOf({
    interests: [read("tea", "tea")],
    situations: [read("just-starting", "is learning")],
    gender: read("female" as const, "she"),
  });
  expect(explain({ ...pot, description: "A folded card teaches how long each tea has to stand." }, brief)).toBe(
    "For her tea: A folded card teaches how long each tea has to stand.",
  );
});

test("a newspaper reader's books, and the garden that somebody misses", () => {
  const rest = {
    name: "Book rest for reading",
    description: "A hinged stand holds a book open at five angles.",
    tags: { interest: ["reading"] },
  };
  const reads = { interests: [read("reading", "reads")] };
  expect(explain(rest, briefOf({ ...reads, text: "reads newspapers" }))).toBe("");
  expect(explain(rest, briefOf({ ...reads, text: "reads in bed" }))).not.toBe("");
  expect(explain(pot, { ...tea, text: "she misses her tea" })).toBe("");
});

test("a thing for only a part of a liking: flags for a frozen lake, unless that part was spoken of", () => {
  const flags = {
    name: "Tip-up flags for a frozen lake",
    description: "Three wooden tip-ups straddle the holes and raise a flag when a fish takes the bait.",
    tags: { interest: ["fishing"] },
  };
  const fishes = { interests: [read("fishing", "fishes")] };
  expect(explain(flags, briefOf({ ...fishes, text: "dad fishes every weekend" }))).toBe("");
  expect(explain(flags, briefOf({ ...fishes, text: "dad fishes on the ice" }))).not.toBe("");
});

test("what somebody photographs, and what is only asked for, is no liking", () => {
  const grass = {
    name: "Cat grass kit",
    description: "Organic oat seed and a bowl give an indoor cat its own square of lawn.",
    tags: { interest: ["cats"] },
  };
  const cats = { interests: [read("cats", "cat")] };
  expect(explain(grass, briefOf({ ...cats, text: "auntie photographs every meal, every sunset, every cat" }))).toBe("");
  expect(explain(grass, briefOf({ ...cats, text: "auntie photographs sunsets. she has a cat" }))).not.toBe("");
  const stand = {
    name: "Gadget stand",
    description: "Six locking heights bring a screen closer to eye level.",
    tags: { interest: ["gadgets"] },
  };
  const tech = { interests: [read("gadgets", "tech")] };
  expect(explain(stand, briefOf({ ...tech, text: "welcome gift, desk stuff, tech" }))).toBe("");
  expect(explain(stand, briefOf({ ...tech, text: "he loves tech" }))).not.toBe("");
});

test.each([
  ["dad wants to fish. me and my brothers have 150", "his"],
  ["gift for my dads birthday", "his"],
  ["something for my brothers", "their"],
])("whose it is: %s", (text, whose) => {
  expect(pronounsOf(briefOf({ text, gender: read("male" as const, "dad") })).whose).toBe(whose);
});
