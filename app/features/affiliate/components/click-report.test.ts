import { expect, test } from "vitest";
import { compareWithBefore } from "./click-report.tsx";

test("the clicks of some days are compared with those of as many days before", () => {
  expect(compareWithBefore(30, 20, 30)).toBe("10 more than in the previous 30 days (+50%)");
  expect(compareWithBefore(1500, 3000, 7)).toBe("1,500 fewer than in the previous 7 days (−50%)");
  expect(compareWithBefore(3, 0, 7), "of nothing there is no share").toBe("3 more than in the previous 7 days");
  expect(compareWithBefore(4, 4, 90)).toBe("The same as in the previous 90 days");
});
