import { expect, test } from "vitest";
import { atMost, cpuMs } from "#tests/cpu-time.ts";
import { readHazard } from "./hazards.ts";

test.each<[string, number | null]>([
  ["Not for children under 3 years.", 3],
  ["Choking hazard: not suitable for children under eight.", 8],
  ["Keep away from toddlers.", 3],
  ["Small parts: not for babies.", 3],
  ["Keep out of reach of small children: danger.", 13],
  ["Not suitable for young children.", 5],
  ["For adults only.", 18],
  ["The blades are sharp.", 13],
  ["Burns charcoal.", 16],
  ["A lamp that small children love.", null],
  ["Ready in under 3 minutes.", null],
  ["", null],
])("%j warns of children below %j", (text, age) => {
  expect(readHazard(text)).toBe(age);
});

test("S2: the longest description, all denials and no end of a sentence, is read without reading it again for each", () => {
  const text = "no mugs, not tea, without coffee, ".repeat(600);
  expect(Math.min(...[0, 0, 0].map(() => cpuMs(() => readHazard(text))))).toBeLessThan(atMost(20));
});
