import { describe, expect, test } from "vitest";
import { understandText } from "../understand.ts";

const likingsOf = (text: string) =>
  understandText(text, { today: "2026-11-21", country: "US" }).interests.map(({ value }) => value as string);

describe("a word in another sense is no liking, and in its own it is", () => {
  test.each([
    ["jewelry", "my mother rings me up to report every goldfinch", "my mother loves rings"],
    ["cosplay", "she drags me up the roof at night", "he does drag and cosplay"],
    ["running", "I have gotten him a sweater four years running and I'd like to do better", "he loves running"],
    ["reading", "the young man who reads my gas meter", "the young man who reads every night"],
    ["running", "my dad drives a truck cross-country", "my dad runs cross-country"],
    ["fashion", "she runs a tight ship at work", "she is into fashion"],
    ["snacks-sweets", "mum's a lollipop lady", "mum loves lollipops"],
    ["letter-writing", "I've been left holding the envelope", "she collects envelopes and writes letters"],
    ["faith", "he's mad for the hurling, God love him", "faith is everything to him"],
    ["painting", "she's doing all the painting and drilling herself", "she loves painting"],
    ["coins-stamps", "our team is collecting 3000 rupees for her", "my dad is collecting stamps"],
    ["astronomy", "she lives on a narrowboat so space is really tight", "she is a space nerd"],
    ["faith", "house is like a church", "the church is her life"],
    ["photography", "she will not stop sending me photos of ducks", "she takes photos of ducks"],
    ["reading", "my daughter writes fan fiction till late", "my daughter reads fiction till late"],
    ["golf", "dad's a lapsed golfer", "dad's a golfer"],
    ["gardening", "mum likes gardening programmes, less so actual gardening", "mum likes gardening"],
    ["video-games", "board games every weekend", "he games every weekend"],
  ])("%s: “%s”, “%s”", (liking, another, own) => {
    expect(likingsOf(another)).not.toContain(liking);
    expect(likingsOf(own)).toContain(liking);
  });

  test("whoever is king of the barbie grills, and plays with no dolls", () => {
    expect(likingsOf("he reckons he's the king of the barbie")).toEqual(["grilling"]);
    expect(likingsOf("my daughter loves barbie")).toEqual(["dolls"]);
  });
});

describe("what somebody is bad at is no liking, unless they mean to do better", () => {
  test.each([
    ["cooking", "my flatmate is crap at cooking", "my flatmate is crap at cooking but loves it"],
    ["cooking", "my dad is a hopeless cook", "my dad is a hopeless cook but keeps trying"],
    ["gardening", "she is terrible at gardening", "she is terrible at gardening but loves it"],
    ["grilling", "my uncle thinks he's a grill master. he is not.", "my uncle thinks he's a grill master. he is right."],
    ["singing", "mom thinks she can sing. she can't", "mom thinks she can sing at last"],
    ["classical-music", "he claims to love opera. he sleeps through it", "he loves opera. he never sleeps"],
    ["wine", "my boss pretends to like wine", "my boss likes wine"],
    ["gardening", "my husband would rather die than garden", "my husband would rather garden than cook"],
  ])("%s: “%s”, “%s”", (liking, bad, willing) => {
    expect(likingsOf(bad)).not.toContain(liking);
    expect(likingsOf(willing)).toContain(liking);
  });
});

describe("what the giver likes and the person does not is none of their likings", () => {
  test.each([
    ["cooking", "I love cooking, my mother hates it, gift for her", "I love cooking, my mother loves it too"],
    ["painting", "I paint, she doesn't, a gift for her", "I paint, she paints too"],
    ["horror", "I adore horror, my friend can't stand it", "my friend adores horror, I can't stand it"],
  ])("%s: “%s”, “%s”", (liking, givers, own) => {
    expect(likingsOf(givers)).not.toContain(liking);
    expect(likingsOf(own)).toContain(liking);
  });
});

describe("what somebody does because they must is no liking", () => {
  test.each([
    ["baking", "my sister bakes under pressure only", "my sister bakes"],
    ["cooking", "my dad cooks because he has to", "my dad cooks because it calms him"],
    ["running", "my brother runs reluctantly", "my brother runs marathons"],
    ["running", "she only runs when chased", "she runs every day"],
    ["gardening", "she gardens only when forced to", "she gardens only when it rains"],
    ["knitting", "my aunt, loves knitting and bakes under protest", "my aunt, loves knitting"],
  ])("%s: “%s”, “%s”", (liking, must, willing) => {
    expect(likingsOf(must).includes(liking)).toBe(liking === "knitting");
    expect(likingsOf(willing)).toContain(liking);
  });
});

test("whoever is not bad at something is good at it", () => {
  expect(likingsOf("she is not bad at gardening")).toEqual(["gardening"]);
});

test("what has been sold, or was done before what is liked now, is left behind", () => {
  expect(likingsOf("my brother's selling his drums")).not.toContain("drums");
  expect(likingsOf("she used to dance ballroom and likes lavender")).not.toContain("dance");
  expect(likingsOf("my brother loves his drums")).toContain("drums");
});

test("an exam that is passed, and the giver's own thesis, are no nights of study ahead", () => {
  const situationsOf = (text: string) =>
    understandText(text, { today: "2026-11-21", country: "US" }).situations.map(({ value }) => value as string);
  for (const past of ["passed her bar exam after the third try", "my professor who guided my thesis"])
    expect(situationsOf(past)).not.toContain("exam-stress");
  expect(situationsOf("my cousin is preparing for her exams")).toContain("exam-stress");
});
