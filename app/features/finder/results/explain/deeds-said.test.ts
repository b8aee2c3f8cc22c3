import { expect, test } from "vitest";
import { isDoneOrNoted } from "./deeds-said.ts";

test.each([
  ["he is only doing cycling with his group", "cycling"],
  ["They cook together every Sunday", "cook"],
  ["Goth teen niece. Reads horror", "Reads"],
  ["one runs, one bakes", "runs"],
  ["my wife drinks tea", "drinks tea"],
  ["drinks a LOT of coffee", "coffee"],
  ["she has a plant in every room", "plant"],
  ["a tea woman herself", "tea"],
  ["he's an ace photographer", "photographer"],
  ["quit her job to become a baker", "baker"],
  ["husband, telescopes, dad jokes", "telescopes"],
  ["a friend who hikes the mountains", "hikes"],
])("“%s” says so of “%s”", (text, words) => {
  expect(isDoneOrNoted(text, words)).toBe(true);
});

test.each([
  ["brings home forty exercise books a night", "books"],
  ["Had a photo of a bass he caught on the wall", "photo"],
  ["has finally got herself a tablet computer", "computer"],
  ["her old scissors are next to the lamp", "lamp"],
  ["nothing of it is here", "tea"],
  ["loves tea", ""],
])("“%s” only mentions “%s”", (text, words) => {
  expect(isDoneOrNoted(text, words)).toBe(false);
});
