import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const likingsOf = (text: string) =>
  understandText(text, { today: "2026-11-21", country: "US" }).interests.map(({ value }) => value as string);

test.each([
  ["running", "My stepdaughter writes stories. Her real mom is a runner and gets her running stuff.", "writing"],
  ["fishing", "Mom is a huge true crime nerd and her husband is a huge fishing guy.", "mystery-novels"],
  ["jewelry-making", "My uncle enjoys crosswords. My aunt sits with him and does her beadwork.", "crosswords"],
  ["soccer", "For our receptionist. She does the crossword and it's him who likes the football, not her.", "crosswords"],
  ["video-games", "my brother's kids are the ones into video games, he himself is a camping kind of guy", "camping"],
  ["coffee", "my wife likes tea and her sister likes coffee", "tea"],
])("a relative's %s is not the person's: “%s”", (others, text, own) => {
  expect(likingsOf(text)).toContain(own);
  expect(likingsOf(text)).not.toContain(others);
});

test.each([
  ["hiking", "my sister and her husband love hiking"],
  ["golf", "For my parents. My mom gardens and my dad plays golf."],
  ["tea", "My wife said so. My wife loves tea."],
  ["tea", "My aunt is 70. My uncle stays inside, but she likes tea."],
  ["hiking", "My brother is 30. His girlfriend says he loves hiking."],
])("%s is theirs: “%s”", (liking, text) => {
  expect(likingsOf(text)).toContain(liking);
});
