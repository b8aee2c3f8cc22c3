import { expect, test } from "vitest";
import { listShareTargets, shareText } from "./share.ts";

test("spec: share text uses the first 100 characters of the description", () => {
  expect(shareText("a".repeat(150))).toBe("a".repeat(100));
  expect(shareText("short")).toBe("short");
  expect(shareText("")).toBe("");
});

test("a character is never cut in two, and lines become one", () => {
  expect(shareText("🎁".repeat(150))).toBe("🎁".repeat(100));
  expect(shareText(" one\n\ntwo ")).toBe("one two");
});

test("spec: facebook, twitter and linkedin get the whole address, encoded", () => {
  const targets = listShareTargets("https://gifts.example/gifts/g1?a=b&c", "Tea & “tin”");
  expect(targets.map(({ network }) => network)).toEqual(["Facebook", "Twitter", "LinkedIn"]);
  for (const { href } of targets) expect(href).toContain("https%3A%2F%2Fgifts.example%2Fgifts%2Fg1%3Fa%3Db%26c");
  expect(new URL(targets[1]?.href ?? "").searchParams.get("text")).toBe("Tea & “tin”");
});
