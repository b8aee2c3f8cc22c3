import { expect, test } from "vitest";
import { compareWithBefore } from "./click-report.tsx";

test("the clicks of some days are compared with those of as many days before", () => {
  expect(compareWithBefore(30, 20, 30)).toBe("10 more than in the 30 days before (+50 %)");
  expect(compareWithBefore(1500, 3000, 7)).toBe("1,500 fewer than in the 7 days before (−50 %)");
  expect(compareWithBefore(3, 0, 7), "of nothing there is no share").toBe("3 more than in the 7 days before");
  expect(compareWithBefore(4, 4, 90)).toBe("As many as in the 90 days before");
});
