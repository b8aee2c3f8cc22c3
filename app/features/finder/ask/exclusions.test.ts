import { describe, expect, test } from "vitest";
import { matchPhrases } from "../lexicon/lexicon.ts";
import { readExclusions } from "./exclusions.ts";
import { plainText } from "./plain-text.ts";

const conceptOf = (word: string) => matchPhrases(word).find(({ kind }) => kind === "concept")?.id ?? null;
const read = (text: string) => readExclusions(plainText(text), matchPhrases(text), conceptOf);
/** Returns what is excluded, by the words it was read from. */
const wordsOf = (text: string) => new Set(read(text).found.map(({ start, end }) => text.slice(start, end).toLowerCase()));

describe("not wanted", () => {
  test.each([
    ["no alcohol", ["alcohol"]],
    ["not another mug", ["mug"]],
    ["not another blanket or candle for my grandma pls", ["blanket", "candle"]],
    ["no socks no wallets no ties. husband. likes whittling", ["socks", "wallets", "ties"]],
    ["not perfume, not flowers, not jewellery, not chocolate. creative type", ["perfume", "flowers", "jewellery", "chocolate"]],
    ["without candles", ["candles"]],
    ["anything but jewelry", ["jewelry"]],
    ["Please nothing with a plug", ["plug"]],
    ["hates perfume, max $30", ["perfume"]],
    ["allergic to nuts. less than $30", ["nuts"]],
    ["she doesn't drink", ["doesn't drink"]],
    ["doesn't eat sweets any more", ["sweets"]],
    ["she already has a Kindle", ["kindle"]],
    ["has enough yarn", ["yarn"]],
    ["already owns a pizza oven, grill tools and a meat thermometer. Still loves bbq", ["pizza oven", "grill tools", "meat thermometer"]],
    ["I don't want to give mugs. He likes tea", ["mugs"]],
    ["she has more candles than she could ever use", ["candles"]],
    ["mugs? no thanks, she loves tea", ["mugs"]],
    ["socks are a no-no", ["socks"]],
    ["we have given him ties every year", ["ties"]],
    ["wine gives her a headache", ["wine"]],
    ["perfume would be wasted on him", ["perfume"]],
    ["the last thing he needs is gadgets", ["gadgets"]],
    ["sick of buying him socks", ["socks"]],
    ["dislikes: flowers, jewelry", ["flowers", "jewelry"]],
    ["can't have gluten", ["gluten"]],
    ["a couple who travel all the time", []],
    ["please no candles but loves tea", ["candles"]],
    ["no candles, loves tea", ["candles"]],
    ["Lego is done to death", ["lego"]],
    ["no widgets or gizmotrons", ["widgets", "gizmotrons"]],
    ["my vegan friend", ["vegan"]],
    ["he is sober", ["sober"]],
    ["he does not drink anymore", ["does not drink"]],
    ["he's not a drinker", ["not a drinker"]],
    ["she doesn't cook or bake", ["cook", "bake"]],
    ["severe allergies to nuts and dairy", ["nuts", "dairy"]],
    ["wool irritates her skin", ["wool"]],
    ["the smell of candles bothers her", ["candles"]],
    ["tech bores him", ["tech"]],
    ["football leaves him cold", ["football"]],
    ["gift cards feel impersonal", ["gift cards"]],
    ["couldn't care less about sports", ["sports"]],
    ["leave alcohol out of it", ["alcohol"]],
    ["prefers tea to coffee", ["coffee"]],
    ["prefer not to give clothes", ["clothes"]],
    ["last year it was a scarf", ["scarf"]],
    ["a mug was last year's gift", ["mug"]],
    ["we did candles last year", ["candles"]],
    ["has mugs coming out of her ears", ["mugs"]],
    ["books? she has them all", ["books"]],
    ["candles are a hard no", ["candles"]],
    ["no food, candles, mugs", ["food", "candles", "mugs"]],
    ["doesn't want jewelry or anything for the house", ["jewelry", "for the house"]],
    ["it can't be breakable", ["breakable"]],
    ["her dorm bans candles", ["candles"]],
  ])("in %j: %j", (text, words) => {
    expect(wordsOf(text)).toEqual(new Set(words));
  });

  test.each([
    "no more than $50",
    "not too expensive",
    "no idea what to get",
    "not sure yet",
    "price no object",
    "we don't know him well",
    "I don't want to scare her off",
    "she can't see well",
    "loves chocolate and candles",
    "grandad is lazy",
    "prefers to cook at home",
    "he can't be bothered",
    "nothing",
    "no",
    "",
  ])("is nothing in %j", (text) => {
    expect(read(text).found).toEqual([]);
  });
});

test("what an exclusion speaks of is no wish", () => {
  const { scopes } = read("she hates candles but loves tea");
  const text = "she hates candles but loves tea";
  expect(scopes.some(({ start, end }) => start <= text.indexOf("candles") && end >= text.indexOf("candles") + 7)).toBe(true);
  expect(scopes.every(({ end }) => end <= text.indexOf("loves"))).toBe(true);
});
