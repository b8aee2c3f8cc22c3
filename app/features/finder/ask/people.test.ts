import { describe, expect, test } from "vitest";
import { matchPhrases } from "../lexicon/lexicon.ts";
import { findRecipient, readSaidGender } from "./people.ts";
import { plainText } from "./plain-text.ts";
import { understandText } from "./understand.ts";

const recipientOf = (text: string) =>
  findRecipient(
    plainText(text),
    matchPhrases(text).filter(({ kind }) => kind === "person"),
  );

describe("the gift is for", () => {
  test.each([
    ["a gift for my sister's husband", "brother-in-law"],
    ["a gift for my boss's wife", "wife"],
    ["something for my son's teacher", "teacher"],
    ["my kid's swimming coach, end of season thanks", "coach"],
    ["a present from my mom to her boss", "boss"],
    ["my sister's birthday", "sister"],
    ["mom, loves her garden", "mom"],
    ["my husband is a history teacher", "husband"],
    ["First Christmas with my girlfriend (23, art student)", "girlfriend"],
    ["my grandson plays all day. His mom asked for no plastic", "grandson"],
    ["teen boy, 14, my son, likes fishing with his grandpa", "son"],
    ["My mum has taken up sketching since Dad died", "mom"],
    ["I'm a teacher and need something for my best friend", "best-friend"],
    ["Dad and I used to look at the stars when I was a kid", "dad"],
  ])("in %j: %s", (text, id) => {
    expect(recipientOf(text)?.id).toBe(id);
  });

  test.each(["coffee under 50", "", "🎁"])("nobody in %j", (text) => {
    expect(recipientOf(text)).toBeNull();
  });
});

test.each([
  ["my friend, she loves tea", "female"],
  ["a coworker. he runs", "male"],
  ["her: 45, wine", "female"],
  ["my neighbor likes tea", undefined],
])("%j is of somebody %s", (text, gender) => {
  expect(readSaidGender(plainText(text), recipientOf(text))?.value).toBe(gender);
});

test.each([
  ["a new home for three lads who never clean", "man"],
  ["for my two little lads", "boy"],
  ["a former pupil of mine was given a medal", "adult"],
  ["a pupil of mine is moving away", "student-of-mine"],
])("%s: the words for a child are for %s", (text, person) => {
  expect(understandText(text, { today: "2026-11-21", country: "US" }).person?.value).toBe(person);
});
