import { expect, test } from "vitest";
import { includesRight, mayGive, type Right, ROLE_RIGHTS } from "./rights.ts";
import { ROLES } from "./types.ts";

const NOT_READING = /\.(?:edit|own|add)$|^(?:people|owners|site)$/;

test("a viewer reads, sees no money and can change nothing", () => {
  expect(ROLE_RIGHTS.viewer.filter((right) => NOT_READING.test(right))).toEqual([]);
  expect(includesRight("viewer", "insights.read")).toBe(true);
  expect(includesRight("viewer", "insights.money")).toBe(false);
});

test("an author writes their own posts with pictures, and nothing else", () => {
  expect(ROLE_RIGHTS.author.filter((right) => NOT_READING.test(right))).toEqual(["media.add", "blog.own"]);
});

test("an editor has gifts, categories, media and the blog, and neither people nor the site", () => {
  const edited: Right[] = ["catalogue.edit", "media.edit", "blog.edit"];
  for (const right of edited) expect([right, includesRight("editor", right)]).toEqual([right, true]);
  expect(["people", "owners", "site"].filter((right) => includesRight("editor", right as Right))).toEqual([]);
});

test("an admin has everything but owners, and an owner everything", () => {
  const all = new Set(ROLES.flatMap((role) => ROLE_RIGHTS[role]));
  expect(new Set(ROLE_RIGHTS.owner)).toEqual(all);
  expect([...all].filter((right) => !includesRight("admin", right))).toEqual(["owners"]);
});

test("everybody with a role enters the admin area, and nobody without one has a right", () => {
  for (const role of ROLES) expect(includesRight(role, "admin.enter")).toBe(true);
  for (const right of ROLE_RIGHTS.owner) expect(includesRight(null, right)).toBe(false);
});

test("Z3: nobody gives a role above their own", () => {
  const givers = (role: (typeof ROLES)[number]) => ROLES.filter((giver) => mayGive(giver, role));
  expect(ROLES.map(givers)).toEqual([["owner"], ...ROLES.slice(1).map(() => ["owner", "admin"])]);
  expect(mayGive(null, "viewer")).toBe(false);
});
