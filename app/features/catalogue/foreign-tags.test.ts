import { expect, test } from "vitest";
import { createForeignTagReport } from "./foreign-tags.ts";

function report(...tags: string[]) {
  const { add, read } = createForeignTagReport();
  for (const tag of tags) add(tag);
  return read();
}

test("says how many links carried tags that are not ours, and which", () => {
  expect(report()).toBeNull();
  expect(report("x-20")).toBe("1 link carried a tag that isn’t yours (x-20). We replaced it with yours.");
  expect(report("x-20", "x-20", "y-20")).toBe("3 links carried tags that aren’t yours (x-20, y-20). We replaced them with yours.");
  expect(report("a", "b", "c", "d", "e", "f", "g")).toContain("(a, b, c, d, e and 2 more)");
});
