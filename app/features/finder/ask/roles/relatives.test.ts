import { expect, test } from "vitest";
import { titleOf } from "../../results/headline.ts";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });
const others = (text: string) => understand(text).alsoFor.map(({ value }) => value);

test.each([
  ["a thank you gift for my daughter's teacher, she loves tea", "teacher"],
  ["something for my husband's boss", "boss"],
  ["my friend's new baby", "newborn"],
  ["from my kids to their grandma, she gardens", "grandmother"],
  ["girlfriends parents, first time meeting them", "in-laws"],
  ["my dads new wife", "woman"],
  ["my ex-husband's new wife", "woman"],
  ["my boss's husband", "man"],
  ["not for me, for my wife's sister", "sister-in-law"],
  ["wife loves coffee but quit caffeine for the baby", "wife"],
  ["for the lady who cuts my hair", "hairdresser"],
  ["gift for our dog sitter", "dog-sitter"],
  ["hubbys coworker secret santa", "coworker"],
  ["my daughters swim coach", "coach"],
  ["me and my brother want to get something for our parents", "parents"],
  ["my husband and I need a gift for his mom", "mom"],
  ["my sister and I want to get our brother something", "brother"],
  ["the kids want to get their dad a birthday gift", "dad"],
  ["not for me, for my wife", "wife"],
  ["unlike my dad my mom loves gadgets", "mom"],
  ["the baby has everything, this is for the mom", "mom"],
  ["my friend lost her mom last week", "best-friend"],
  ["a gift for the parents, not the kid", "parents"],
  ["christmas, she just had a baby", "new-mom"],
  ["my twin nieces, who dance", "niece"],
  ["he hates golf, his brother loves it", undefined],
  ["his mom loves tea", "mom"],
  ["my teacher's husband died", "teacher"],
  ["new baby and new house, my brother and his wife", "couple"],
  ["a toddler mom who never has a minute", "mom"],
  ["a 3 year old with a new baby sister", "toddler"],
  ["a total plant mom", undefined],
  ["wants to learn guitar, 40 year old man", undefined],
  ["lost her husband last month", undefined],
  ["her husband died last year, first christmas alone", undefined],
])("in %j the gift is for %s", (text, person) => {
  expect(understand(text).person?.value).toBe(person);
});

test("the giver's sex is not the recipient's", () => {
  expect(understand("my husband and I need a gift for his mom").gender).toMatchObject({ value: "female", source: "assumed" });
});

test.each([
  ["my mom and my sister", ["sister"]],
  ["something for my niece and nephew", ["nephew"]],
  ["for my dad and my brother, both like fishing", ["brother"]],
  ["my girlfriend and her mom", ["mom"]],
  ["for mom, dad and my aunt", ["dad", "aunt"]],
  ["gifts for my mum and dad", []],
  ["my son and his girlfriend", []],
  ["our neighbor, an 80 year old widower, likes puzzles", []],
  ["my mom likes tea and my sister recommended this shop", []],
])("beside the first, %j is for %j", (text, people) => {
  expect(others(text)).toEqual(people);
});

test.each([
  ["a gift for my daughter's teacher", "For your daughter’s teacher"],
  ["for my boss's wife, she loves yoga", "For your boss’s wife"],
  ["for my mom and my sister", "For your mom and your sister"],
])("the title of %j: %s", (text, title) => {
  expect(titleOf(understand(text))).toBe(title);
});
