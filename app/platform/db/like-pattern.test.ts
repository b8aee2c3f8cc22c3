import { expect, test } from "vitest";
import { likePattern } from "./like-pattern.ts";

test("signs that mean something to LIKE stand for themselves", () => {
  expect(likePattern("100%_a\\b")).toBe(String.raw`%100\%\_a\\b%`);
  expect(likePattern("")).toBe("%%");
});
