import { expect, test } from "vitest";
import { understandText } from "./understand.ts";

const read = (text: string) => understandText(text, { today: "2026-11-21", country: "US" });

test.each([
  ["she loves gardening", "gardening"],
  ["coffee snob. under 70", "coffee"],
  ["bday gift for dad: fishing, golf", "golf"],
  ["Retirement present for Carol who can't wait to be in her garden all day", "gardening"],
  ["my daughter is fifteen and spends all of her time drawing on the kitchen floor", "drawing"],
])("%s says that %s is liked", (text, interest) => {
  expect(read(text).interests.find(({ value }) => value === interest)?.source).toBe("text");
});

test.each([
  ["my brother who games", ["video-games"]],
  ["he games all night", ["video-games"]],
  ["my sister, a gamer", ["video-games"]],
  ["she loves game nights", ["games-night"]],
  ["plays games with friends", ["games-night"]],
  ["my brother quit gaming and took up climbing", ["climbing"]],
  ["gave up wine and now collects stamps", ["coins-stamps"]],
  ["my dad can't climb stairs or lift things any more", []],
  ["she can't dance any more", []],
  ["owns a french press, loves tea", ["tea"]],
  ["husband works night shifts", []],
  ["loves dogs, cats less so", ["dogs"]],
  ["doesn't like to read but loves movies", ["movies-tv"]],
])("%s: what is liked is %j", (text, interests) => {
  const sure = read(text).interests.filter(({ source, value }) => source === "text" && value !== "curious-learning");
  expect(sure.map(({ value }) => value)).toEqual(interests);
  if (interests.length === 0) expect(read(text).interests).toEqual([]);
});

test("what somebody cannot do yet may be learned", () => {
  const brief = read("he can't swim but wants to learn swimming");
  expect(brief.interests.map(({ value }) => value)).toContain("swimming");
  expect(brief.excluded).toEqual([]);
});

test.each([
  ["owns a french press", "french press"],
  ["he never misses a game of golf", undefined],
  ["owns a bakery", undefined],
  ["between $30 and 50, not a penny more", undefined],
])("%s: what they have is %s", (text, excluded) => {
  expect(read(text).excluded[0]?.value).toBe(excluded);
});

test("what is only named in passing is a guess", () => {
  expect(
    read("he kept all of the books that his late mother had ever lent him over there").interests.every(
      ({ source }) => source === "assumed",
    ),
  ).toBe(true);
});

test("an animal that the recipient minds for the giver is not the recipient's", () => {
  expect(read("a thank-you for my friend who watched our dog for two weeks").interests).toEqual([]);
});

test("a person who adopted a puppy likes dogs", () => {
  expect(read("friend just adopted a puppy").interests.map(({ value }) => value)).toContain("dogs");
});

test("a truck is a toy for a child and a car for a grown-up", () => {
  expect(read("my dad loves his truck").interests.map(({ value }) => value)).toContain("cars");
  expect(read("my 3 year old son loves trucks").interests.map(({ value }) => value)).not.toContain("cars");
});

test("parents are meant where both are named, and a child's teacher is meant before them", () => {
  expect(read("mom and my dad do everything together").person?.value).toBe("parents");
  expect(read("for the guy in the next cubicle").person?.value).toBe("coworker");
});

test.each([
  ["my cousin and her fiance love having people round for dinner", "hosting"],
  ["something to help him wind down after a long shift", "yoga-wellness"],
])("%s tells of %s", (text, interest) => {
  expect(read(text).interests.map(({ value }) => value)).toContain(interest);
});

test.each(["two cats run the house", "she has run payroll for 30 years", "my sister runs a bakery", "we ran out of ideas"])(
  "nobody in “%s” is a runner",
  (text) => {
    expect(read(text).interests.map(({ value }) => value)).not.toContain("running");
  },
);

test.each(["my sister runs marathons", "dad runs every day"])("the person in “%s” is a runner", (text) => {
  expect(read(text).interests.map(({ value }) => value)).toContain("running");
});

test.each(["retired sailor, watches westerns on sundays", "my uncle watches cricket all day", "grandad watches too much snooker"])(
  "who watches something in “%s” is after no watch",
  (text) => {
    expect(read(text).interests.map(({ value }) => value)).not.toContain("watches");
  },
);

test.each(["my uncle collects watches from the fifties", "he loves watches and jazz", "watches, whisky, my boss"])(
  "in “%s” a watch is a watch",
  (text) => {
    expect(read(text).interests.map(({ value }) => value)).toContain("watches");
  },
);

test.each([
  ["the nurses have been carrying us through a terrible winter, want to thank them", []],
  ["my elbows are wrecked and the stairs are steep", []],
  ["she adores zithers and quokkas", ["zithers", "quokkas"]],
  ["looking for a new zither for my aunt", ["zither"]],
  ["zither gifts for my aunt", ["zither"]],
  ["my aunt, zither, tea", ["zither"]],
  ["he loves organic wine", []],
])("“%s” wishes for %j", (text, words) => {
  expect(read(text).otherWords).toEqual(words);
});
