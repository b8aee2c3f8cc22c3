import { expect, test } from "vitest";
import { saidText } from "../said-text.ts";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });

test.each([
  "any ideas?",
  "thank you so much in advance",
  "i suck at gifts help",
  "help me out here",
  "hope you can help, cheers",
  "sorry for the long message",
  "hi there!",
  "Good morning everyone,",
  "kind regards, Susan",
  "hello! Best, Anna",
  "any ideas? Cheers, Tom",
  "help! Love, Beth xx",
  "thanks a lot. Yours sincerely, Mrs. Helen Park",
  "money is no object",
  "it's a surprise so don't tell her lol",
])("%j says nothing", (text) => {
  expect(understand(text)).toMatchObject({ person: null, occasion: null, interests: [], traits: [], excluded: [], otherWords: [] });
});

test.each([
  ["hi there, looking for a gift for my dad who loves bbq. thanks!", "looking for a gift for my dad who loves bbq."],
  ["Hello!! mom, tea, thanks in advance for your help", "mom, tea,"],
  ["hey guys, my bf likes golf", "my bf likes golf"],
  ["I'm at my wits end, mom likes tea", "mom likes tea"],
  ["mom likes tea. Thanks, no candles", "mom likes tea. no candles"],
  ["mom likes tea. Love, Beth", "mom likes tea."],
])("of %j remains %j", (text, said) => {
  expect(saidText(text)).toBe(said);
});

test.each([
  ["for my teacher. thank you. 25", "thank-you"],
  ["a thank you gift for my aunt", "thank-you"],
  ["merry christmas! need something for the mailman", "christmas"],
])("an occasion is no chatter: %j", (text, occasion) => {
  expect(understand(text).occasion?.value).toBe(occasion);
});

test.each([
  "she is a tough cookie, my sister",
  "he's a piece of cake to shop for",
  "wants to spice up his life",
  "in the ballpark of $50",
  "once in a blue moon my dad",
  "out of the blue",
  "he is a cool cat",
  "she's the apple of my eye",
  "a break a leg gift",
  "I love her to the moon and back",
  "killing two birds with one stone",
  "she has her hands full",
  "grandma shouts and curses like a pirate",
  "our nanny has been an absolute legend",
  "she's such a star, my aunt",
  "keep it clean",
])("a figure of speech is no liking: %j", (text) => {
  expect(understand(text)).toMatchObject({ interests: [], otherWords: [] });
});

test.each(["chipping in with friends for a present, she loves plants", "we're splitting it with my sister, she loves plants"])(
  "who pays is nobody's recipient: %j",
  (text) => {
    expect(understand(text).person).toBeNull();
  },
);

test.each([
  ["she collects dolls and likes a dragon", "fantasy"],
  ["my brother loves pirate ships", "pirate"],
])("a comparison is one only after what somebody does: %j", (text, word) => {
  const { interests, otherWords } = understand(text);
  expect(interests.length + otherWords.length, word).toBeGreaterThan(0);
});
