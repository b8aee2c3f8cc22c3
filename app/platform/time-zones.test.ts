import { describe, expect, test } from "vitest";
import { dayIn, formatClockIn, formatDayIn, formatMomentIn, isTimeZone, listTimeZones, startOfDay } from "./time-zones.ts";

const at = (moment: string) => new Date(moment);

describe("time zones", () => {
  test.each(["UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+3"])("%s is one", (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  test.each(["", "+01:00", "Europe/Atlantis", "Europe/Berlin ", "UTC; x", "../UTC"])("%j is none", (name) => {
    expect(isTimeZone(name)).toBe(false);
  });

  test("every one that is offered can be chosen", () => {
    expect(listTimeZones().filter((name) => !isTimeZone(name))).toEqual([]);
    expect(listTimeZones()).toContain("UTC");
  });
});

test.each([
  ["UTC", "2026-12-24T23:59:59Z", "2026-12-24"],
  ["Europe/Berlin", "2026-12-24T23:59:59Z", "2026-12-25"],
  ["Pacific/Kiritimati", "2026-12-24T10:00:00Z", "2026-12-25"],
  ["America/Los_Angeles", "2026-12-24T07:59:59Z", "2026-12-23"],
])("in %s it is, at %s, %s", (zone, moment, day) => {
  expect(dayIn(zone, at(moment))).toBe(day);
});

test.each([
  ["UTC", "2026-12-24", "2026-12-24T00:00:00.000Z"],
  ["Europe/Berlin", "2026-12-24", "2026-12-23T23:00:00.000Z"],
  ["Europe/Berlin", "2026-07-01", "2026-06-30T22:00:00.000Z"],
  ["Asia/Kathmandu", "2026-01-01", "2025-12-31T18:15:00.000Z"],
  ["Pacific/Kiritimati", "2026-01-01", "2025-12-31T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-01-01", "2026-01-01T11:00:00.000Z"],
  // The clocks go from midnight to one o'clock.
  ["Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00.000Z"],
])("in %s the day %s begins at %s", (zone, day, moment) => {
  expect(startOfDay(zone, day).toISOString()).toBe(moment);
});

test("moments are written in the zone, with its name", () => {
  const moment = at("2026-11-20T23:11:00Z");
  expect(formatDayIn("UTC", moment)).toBe("Nov 20, 2026");
  expect(formatDayIn("Europe/Berlin", moment)).toBe("Nov 21, 2026");
  expect(formatMomentIn("UTC", moment)).toBe("November 20, 2026 at 11:11 PM (UTC)");
  expect(formatMomentIn("America/New_York", moment)).toBe("November 20, 2026 at 6:11 PM (America/New York)");
  expect(formatClockIn("UTC", moment)).toBe("23:11 UTC");
  expect(formatClockIn("Europe/Berlin", moment)).toBe("00:11 GMT+1");
});
