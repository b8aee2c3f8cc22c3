import { describe, expect, it } from "vitest";
import { findTabForKey } from "./tabs.tsx";

describe("findTabForKey (WAI-ARIA tabs pattern)", () => {
  it.each([
    ["ArrowRight", 0, 3, 1],
    ["ArrowRight", 2, 3, 0],
    ["ArrowLeft", 1, 3, 0],
    ["ArrowLeft", 0, 3, 2],
    ["Home", 2, 3, 0],
    ["End", 0, 3, 2],
    ["ArrowRight", 0, 1, 0],
  ])("%s on tab %i of %i leads to tab %i", (key, current, count, expected) => {
    expect(findTabForKey(key, current, count)).toBe(expected);
  });

  it.each(["Tab", "Enter", "ArrowDown", "a"])("%s is not for tabs", (key) => {
    expect(findTabForKey(key, 1, 3)).toBeNull();
  });

  it("no tabs, no answer", () => {
    expect(findTabForKey("ArrowRight", 0, 0)).toBeNull();
  });
});
