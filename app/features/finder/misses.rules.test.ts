import { expect, test } from "vitest";
import { understandText } from "./engine/understand.ts";
import { describeMiss } from "./misses.rules.ts";

const read = (text: string) => describeMiss(understandText(text, { today: "2026-11-21", country: "US" }));

test("tells the wishes and the limits, and nothing of the person", () => {
  const miss = read("My grandmother Ottilie, 82, loves pottery. Under $10 for her birthday, no alcohol, nothing from Zwiebelfisch");
  expect(miss?.words).toEqual(expect.arrayContaining(["Birthday", "Pottery and ceramics"]));
  expect(miss?.limits).toEqual(expect.arrayContaining(["No alcohol"]));
  expect(JSON.stringify(miss)).not.toMatch(/ottilie|82|grandm|zwiebelfisch/i);
});

test("nothing of a brief that says only who it is", () => {
  expect(read("my sister")).toBeNull();
});
