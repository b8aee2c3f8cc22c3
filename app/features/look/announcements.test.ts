import { expect, test } from "vitest";
import { announcementOn, nextAnnouncementChange } from "./announcements.ts";

const bar = (from: string | null, until: string | null) => ({ text: "Closed on Friday", link: null, from, until });

test.each([
  [null, null, true],
  ["2026-12-01", null, true],
  ["2026-12-02", null, false],
  [null, "2026-12-01", true],
  [null, "2026-11-30", false],
  ["2026-12-01", "2026-12-01", true],
])("an announcement from %s until %s stands on December 1: %s", (from, until, stands) => {
  const announcement = bar(from, until);
  expect(announcementOn("2026-12-01", announcement)).toBe(stands ? announcement : null);
});

test.each([
  [null, null, null],
  ["2026-12-24", "2026-12-26", "2026-12-24T00:00:00.000Z"],
  ["2026-11-01", "2026-12-26", "2026-12-27T00:00:00.000Z"],
  ["2026-11-01", "2026-12-01", "2026-12-02T00:00:00.000Z"],
  ["2026-11-01", "2026-11-02", null],
])("a page of December 1 with an announcement from %s until %s changes at %s", (from, until, moment) => {
  expect(nextAnnouncementChange("2026-12-01", bar(from, until), "UTC")?.toISOString() ?? null).toBe(moment);
});

test("its days are those of the site's time zone", () => {
  expect(nextAnnouncementChange("2026-12-01", bar("2026-12-24", null), "Europe/Berlin")?.toISOString()).toBe("2026-12-23T23:00:00.000Z");
});

test("without an announcement nothing stands, and nothing changes", () => {
  expect([announcementOn("2026-12-01", null), nextAnnouncementChange("2026-12-01", null, "UTC")]).toEqual([null, null]);
});
