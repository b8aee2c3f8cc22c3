import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SITE_LOGO } from "#app/features/look/constants.ts";
import { COLORS } from "./constants.ts";

it("has the tokens of app.css and the drawing of the favicon", () => {
  const css = readFileSync("app/app.css", "utf8").toLowerCase();
  for (const color of Object.values(COLORS)) expect(css).toContain(`: ${color.toLowerCase()};`);
  expect(readFileSync("public/favicon.svg", "utf8")).toBe(SITE_LOGO);
});
