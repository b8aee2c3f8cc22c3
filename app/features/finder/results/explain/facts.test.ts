import { expect, test } from "vitest";
import { explain, KEEPS_WARM, pot, tea } from "#tests/factories/reasons.ts";

test("a thing that nothing has spoken of before: the lid of a pot without one", () => {
  const lid = "The lid keeps steam in the cup and lets the tea draw.";
  expect(explain({ ...pot, description: lid }, tea)).toBe("");
  expect(explain({ ...pot, name: "Teapot with a lid", description: lid }, tea)).not.toBe("");
  expect(explain({ ...pot, description: lid.replace("The lid", "Each lid") }, tea)).toBe("");
});

test.each([
  ["how it was made", "A potter throws each tea pot and lid as a pair, then waits."],
  ["what lies in its tin", "Two spoons and a small tea strainer sit in a round red tin."],
  ["what it comes in", "The case keeps rain out of the tea and shuts with a snap."],
  ["a word that is no verb", "A help on dark winter mornings beside the tea and toast."],
  ["a verb that comes too late", "A long tea for a porch, and it closes with a small click."],
  ["somebody else", "Left-handed tea drinkers and writers will want to keep another pot."],
  ["how it is built", "The tea pot has two rows of small holes and keeps its leaves back."],
  ["where its parts lie", "Tea, spoons and a strainer keep to their own compartments of pine."],
  ["what an unknown thing does", "Cards show what the fire does to tea leaves in the pan."],
])("a clause of %s", (_what, description) => {
  const cased = { ...pot, name: "Glass teapot in a case", description };
  expect(explain(cased, tea)).toBe("");
  expect(explain({ ...cased, description: `${description} ${KEEPS_WARM}.` }, tea)).toContain(KEEPS_WARM);
});
