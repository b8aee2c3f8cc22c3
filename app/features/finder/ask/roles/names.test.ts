import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });

test.each<[string, string | undefined, string[]]>([
  ["my friend Rose loves hiking", "best-friend", ["hiking"]],
  ["my friend rose loves hiking", "best-friend", ["hiking"]],
  ["for my daughter Holly", "daughter", []],
  ["my aunt Ginger likes yoga", "aunt", ["yoga-wellness"]],
  ["my nephew Hunter is 3", "nephew", []],
  ["my sister Paris", "sister", []],
  ["for my friend Art who likes cooking", "best-friend", ["cooking"]],
  ["for Lily, 5, loves unicorns", "kids", ["unicorns"]],
  ["for Daisy (7) who likes horses", "kids", ["horses"]],
  ["Grace is 8", "kids", []],
  ["Sandy and Cliff are getting married", "couple", []],
  ["Bill is retiring", undefined, []],
  ["my son's teacher Mrs. Rose", "teacher", []],
  ["for Joy, my boss", "boss", []],
  ["for grandma Rose", "grandmother", []],
])("%j is for %s, who likes %j", (text, person, likings) => {
  const brief = understand(text);
  expect(brief.person?.value).toBe(person);
  expect(brief.interests.map(({ value }) => value)).toEqual(likings);
  expect(brief.otherWords).toEqual([]);
});

test.each([
  ["my sister Disney fan", "disney"],
  ["For My Dad Golf And Tea", "golf"],
  ["MY MOM GARDENING", "gardening"],
  ["my mom likes roses and her garden", "gardening"],
  ["she loves jasmine tea", "tea"],
])("what only looks like a name stays: %j", (text, liking) => {
  expect(understand(text).interests.map(({ value }) => value)).toContain(liking);
});
