import { expect, test } from "vitest";
import { understandText } from "../understand.ts";

const understand = (text: string) => understandText(text, { today: "2026-11-24", country: "US" });
const valuesOf = (parts: readonly { value: string }[]) => parts.map(({ value }) => value);

test.each<[text: string, likings: string[]]>([
  ["used to love running but now does yoga", ["yoga-wellness"]],
  ["used to play piano and wants to start again", ["piano"]],
  ["he was into cars, now it's all about bikes", ["cycling"]],
  ["switched from coffee to tea", ["tea"]],
  ["no longer plays tennis", []],
  ["hates everything but football", ["football"]],
  ["not a big reader except for thrillers", ["mystery-novels"]],
  ["she isn't much of a reader", []],
  ["he doesn't actually fish, but likes fishing shows", ["movies-tv"]],
  ["too old for dolls, likes horses", ["horses"]],
  ["she quit her job to travel", ["travel"]],
  ["not golf, tennis", ["tennis"]],
  ["neither golf nor fishing, he likes cars", ["cars"]],
  ["recovering alcoholic, loves golf", ["golf"]],
  ["he stopped drinking coffee, now drinks tea", ["tea"]],
])("in %j: %j", (text, likings) => {
  expect(valuesOf(understand(text).interests)).toEqual(likings);
});

test.each([
  ["used to love running but now does yoga", "running"],
  ["she used to knit but her hands hurt", "knitting"],
  ["no longer plays tennis", "tennis"],
  ["too old for dolls", "dolls"],
  ["he just bought a new bike and loves cycling", "bike"],
])("%j rules out %s", (text, thing) => {
  expect(valuesOf(understand(text).excluded)).toContain(thing);
});

test("a denied trait or occasion is none", () => {
  expect(understand("he isn't sentimental")).toMatchObject({ traits: [], otherWords: [] });
  expect(understand("it's not for a birthday, just to say sorry").occasion?.value).toBe("apology");
  expect(understand("it's not christmas, it's hanukkah").occasion?.value).toBe("hanukkah");
});

test("what is both liked and ruled out is not liked", () => {
  for (const text of ["loves fishing, not fishing, doesn't fish", "no coffee, likes coffee"]) {
    const { interests, excluded } = understand(text);
    expect(valuesOf(interests).filter((id) => valuesOf(excluded).includes(id))).toEqual([]);
  }
});
