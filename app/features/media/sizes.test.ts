import { expect, test } from "vitest";
import { createSerialQueue } from "./sizes.server.ts";

test("works run one after the other, also after one that fails", async () => {
  const inTurn = createSerialQueue();
  const said: string[] = [];
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      said.push(`${name} begins`);
      await Promise.resolve();
      said.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const all = await Promise.allSettled([work("one"), work("two", true), work("three")]);
  expect(all.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
  expect(said).toEqual(["one begins", "one ends", "two begins", "two ends", "three begins", "three ends"]);
});
