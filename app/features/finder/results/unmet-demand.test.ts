import { expect, test } from "vitest";
import { understandText } from "../ask/understand.ts";
import { describeUnmetBrief } from "./unmet-demand.ts";

const read = (text: string) => describeUnmetBrief(understandText(text, { today: "2026-11-21", country: "US" }));

test("reports the wishes and the limits, and nothing of the person", () => {
  const unmet = read("My grandmother Ottilie, 82, loves pottery. Under $10 for her birthday, no alcohol, nothing from Zwiebelfisch");
  expect(unmet?.words).toEqual(expect.arrayContaining(["Birthday", "Pottery and ceramics"]));
  expect(unmet?.limits).toEqual(expect.arrayContaining(["No alcohol"]));
  expect(JSON.stringify(unmet)).not.toMatch(/ottilie|82|grandm|zwiebelfisch/i);
});

test("reports nothing of a brief that says only who it is for", () => {
  expect(read("my sister")).toBeNull();
});
