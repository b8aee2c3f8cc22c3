import { expect, it } from "vitest";
import { NamedLines } from "./named-lines.ts";

it("knows the line of each of many names, by kind", () => {
  const lines = new NamedLines();
  for (let line = 1; line <= 20_000; line++) {
    lines.set("slug", `gift-${line}`, line);
    lines.set("external id", `gift-${line}`, line + 1);
  }
  for (let line = 1; line <= 20_000; line++) {
    expect(lines.get("slug", `gift-${line}`)).toBe(line);
    expect(lines.get("external id", `gift-${line}`)).toBe(line + 1);
  }
  expect(lines.get("slug", "gift-0")).toBeUndefined();
  expect(lines.get("gift", "gift-1")).toBeUndefined();
});

it("takes the last line of a name", () => {
  const lines = new NamedLines();
  lines.set("gift", "one", 2);
  lines.set("gift", "one", 9);
  expect(lines.get("gift", "one")).toBe(9);
});
