import { describe, expect, test } from "vitest";
import { noteOn, readFollowUp } from "./refinements.ts";

describe("a follow-up is read whole", () => {
  test.each([
    ["cheaper please, and nothing for plants", ["cheaper"], false, "nothing for plants"],
    ["Something cheaper", ["cheaper"], false, ""],
    ["a bit more personal and less expensive, for his birthday", ["cheaper", "more-personal"], false, "for his birthday"],
    ["too expensive. She likes tea", ["cheaper"], false, "She likes tea"],
    ["needs to be more practical", ["more-practical"], false, "needs to be"],
    ["can it arrive sooner?", ["faster"], false, "can it ?"],
    ["surprise me!", [], true, ""],
    ["something surprising, but not jewelry", [], true, "not jewelry"],
    ["something practical", ["more-practical"], false, ""],
    ["not cheaper, she likes tea", [], false, "she likes tea"],
    ["it doesn’t need to be cheaper, but more personal", ["more-personal"], false, "it , but"],
    ["not so expensive", ["cheaper"], false, ""],
    ["can't you find something cheaper?", ["cheaper"], false, "can't you find ?"],
    ["She loves tea, thank you", [], false, "She loves tea, thank you"],
  ])("%s", (sentence, leans, isSurprising, rest) => {
    expect(readFollowUp(sentence)).toEqual({ leans, isSurprising, rest });
  });
});

test("the page says what it has no more of", () => {
  expect(noteOn([])).toEqual([]);
  expect(noteOn(["cheaper"])).toEqual(["These are the least expensive gifts we have for this."]);
  expect(noteOn(["more-personal", "surprising"])).toEqual(["These are the most personal and most surprising gifts we have for this."]);
});
