import { expect, test } from "vitest";
import { briefOf, chosen, giftProfile, giftReading } from "#tests/factories/finder.ts";
import { lexicon } from "../../lexicon/lexicon.ts";
import { BRIDGED, EXCEPTED } from "../bridges.ts";
import { readGift } from "../../read/read-gift.ts";
import { scoreGift } from "../score.ts";
import { fitInterests, fitWords, wantedWords } from "./topics.ts";

const fitOf = (interest: string, about: Record<string, number>) =>
  fitInterests(giftReading({ interests: about }), [chosen(interest)])[0]?.fit ?? 0;

test("what is for a near interest still fits, the less the further off", () => {
  expect(fitOf("quilting", { "knitting-sewing": 1 })).toBeGreaterThan(0.5);
  expect(fitOf("quilting", { "knitting-sewing": 1 })).toBeLessThan(fitOf("quilting", { sewing: 1 }));
  expect(fitOf("quilting", { sewing: 1 })).toBeLessThan(fitOf("quilting", { quilting: 1 }));
});

test("the nearest interest counts for more than the others", () => {
  expect(fitOf("spa-self-care", { "yoga-wellness": 1 })).toBeGreaterThan(fitOf("spa-self-care", { skincare: 1 }));
});

test("there are no far bridges: who loves horses is not given nature, nor a soccer fan another ball", () => {
  expect([fitOf("horses", { nature: 1 }), fitOf("soccer", { "ball-sports": 1 }), fitOf("french-culture", { cooking: 1 })]).toEqual([
    0, 0, 0,
  ]);
});

test("every bridge leads from and to an interest of the lexicon, and each of its exceptions is known", () => {
  const { interestById, conceptById } = lexicon();
  expect([...BRIDGED, ...EXCEPTED.keys()].filter((id) => !interestById.has(id))).toEqual([]);
  expect([...EXCEPTED.keys()].filter((id) => !BRIDGED.includes(id))).toEqual([]);
  expect([...EXCEPTED.values()].flatMap(({ concepts = [] }) => concepts).filter((id) => !conceptById.has(id))).toEqual([]);
});

test.each([
  ["swimming", "beach-swimming", "Parafoil kite with rainbow tail", "Beach blanket that shakes off sand"],
  ["surfing", "beach-swimming", "Striped canvas hammock", "Packable sun hat"],
  ["sailing", "beach-swimming", "Driftwood window mobile", "Beach blanket that shakes off sand"],
  ["martial-arts", "fitness", "Alpaca mittens", "Jump rope with turned handles"],
  ["martial-arts", "fitness", "Folding daypack", "Cork massage roller"],
  ["rock-music", "music", "Seventeen-key kalimba", "Tabletop radio with a warm dial"],
  ["weather", "science", "Oyster mushroom growing block", "Brass sundial for the pocket"],
  ["spicy-food", "gourmet-food", "Salted butter caramels", "Ramen night box"],
])("a bridge bears what a person would nod at: for %s, by %s, no %s, and a %s", (liking, near, far, fine) => {
  const fitOfGift = (name: string) =>
    fitInterests(readGift(giftProfile({ name, tags: { interest: [near] } })), [chosen(liking)]).find(({ through }) => through !== null)
      ?.fit ?? 0;
  expect(fitOfGift(far)).toBe(0);
  expect(fitOfGift(fine)).toBeGreaterThan(0.3);
});

test("what people have tagged for another liking crosses no bridge, and likings at which nobody nods have none", () => {
  const cap = (interest: string[]) => giftReading({ profile: { name: "Cap", tags: { interest } }, interests: { fitness: 0.9 } });
  const fitOfCap = (...interest: string[]) => fitInterests(cap(interest), [chosen("martial-arts")])[0]?.fit ?? 0;
  expect([fitOfCap("hiking-camping"), fitOfCap("hiking-camping", "fitness") > 0.5, fitOfCap() > 0.5]).toEqual([0, true, true]);
  expect([fitOf("reptiles", { animals: 1 }), fitOf("drones", { gadgets: 1 })]).toEqual([0, 0]);
});

test("a word that names no thing counts for less in a gift's name than one that does", () => {
  const radio = readGift(giftProfile({ name: "Hand-crank radio with a lamp" }));
  const fitOfWord = (word: string) => fitWords(radio, wantedWords({ otherWords: [word] }))[0]?.fit ?? 0;
  expect(fitOfWord("crank")).toBeGreaterThan(0);
  expect(fitOfWord("crank")).toBeLessThan(fitOfWord("lamp"));
});

test("a liking that is only a guess outweighs person and occasion less than one that is said", () => {
  const onTopic = readGift(giftProfile({ name: "Tea tin", tags: { interest: ["tea"], recipient: ["teacher"] } }));
  const forHer = readGift(giftProfile({ name: "Scarf", tags: { interest: ["fashion"], recipient: ["mom"], occasion: ["birthday"] } }));
  const leadOf = (source: "text" | "assumed") => {
    const brief = briefOf({ person: chosen("mom"), occasion: chosen("birthday"), interests: [{ value: "tea", source, words: "tea" }] });
    const scoreOf = (gift: typeof onTopic) => scoreGift(gift, brief, { today: "2026-11-21" }).score;
    return scoreOf(onTopic) - scoreOf(forHer);
  };
  expect(leadOf("text")).toBeGreaterThan(0);
  expect(leadOf("assumed")).toBeLessThan(leadOf("text"));
});
