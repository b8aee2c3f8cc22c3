import { expect, test } from "vitest";
import { MAX_TEXT_LENGTH } from "#app/features/finder/constants.ts";
import { withinOneLength } from "./finder-question.server.ts";

const lengths = (fields: Record<string, string>) =>
  Object.fromEntries([...withinOneLength(new URLSearchParams(fields))].map(([name, value]) => [name, value.length]));

test("sentences of a usual form stay as they are, and so does all else", () => {
  const fields = { more: "and tea", words: "for my mum who likes coffee", said: "for my mum", person: "mother" };
  expect(Object.fromEntries(withinOneLength(new URLSearchParams(fields)))).toEqual(fields);
});

test("three long sentences are together as long as one may be; what is new goes before what was said", () => {
  const long = "x".repeat(MAX_TEXT_LENGTH);
  expect(lengths({ words: long, more: "and tea", text: long })).toEqual({ more: 7, text: MAX_TEXT_LENGTH - 7 });
  expect(lengths({ words: long, more: "and tea" })).toEqual({ words: MAX_TEXT_LENGTH - 7, more: 7 });
});
