import { describe, expect, test } from "vitest";
import { nextOccasionDay } from "./occasion-days.ts";
import { listCountries } from "#app/features/settings/countries.ts";
import { addDays } from "#app/platform/days.ts";
import { comingOccasion, countryOfSeason, findSeason, lastOrderDay, sayComing } from "./season.ts";

/** Days of the package date-holidays and of timeanddate.com, which list them by country and year. */
describe("the calendar has the days of public lists", () => {
  test.each([
    ["easter", "US", ["2024-03-31", "2025-04-20", "2026-04-05", "2027-03-28", "2028-04-16", "2029-04-01", "2030-04-21", "2038-04-25"]],
    ["easter", "GR", ["2024-05-05", "2026-04-12", "2027-05-02"]],
    ["mothers-day", "US", ["2025-05-11", "2026-05-10", "2027-05-09"]],
    ["mothers-day", "GB", ["2024-03-10", "2025-03-30", "2026-03-15", "2027-03-07"]],
    ["mothers-day", "FR", ["2023-06-04", "2026-05-31", "2027-05-30"]],
    ["mothers-day", "ES", ["2027-05-02"]],
    ["mothers-day", "SE", ["2027-05-30"]],
    ["mothers-day", "NO", ["2027-02-14"]],
    ["mothers-day", "PL", ["2027-05-26"]],
    ["mothers-day", "MX", ["2027-05-10"]],
    ["fathers-day", "US", ["2026-06-21", "2027-06-20"]],
    ["fathers-day", "AU", ["2026-09-06", "2027-09-05"]],
    ["fathers-day", "DE", ["2026-05-14", "2027-05-06"]],
    ["fathers-day", "NO", ["2027-11-14"]],
    ["fathers-day", "BR", ["2027-08-08"]],
    ["hanukkah", "US", ["2024-12-25", "2025-12-14", "2026-12-04", "2027-12-24", "2028-12-12"]],
    ["eid", "US", ["2024-04-10", "2025-03-30", "2026-03-20"]],
    ["diwali", "IN", ["2026-11-08", "2027-10-29"]],
    ["thanksgiving", "US", ["2026-11-26"]],
    ["thanksgiving", "CA", ["2026-10-12"]],
    ["valentines-day", "BR", ["2027-06-12"]],
  ])("%s in %s", (occasion, country, days) => {
    for (const day of days) expect(nextOccasionDay(occasion, country, `${day.slice(0, 4)}-01-01`)).toBe(day);
  });

  test("an occasion is still ahead on its own day, and a year ahead on the next", () => {
    expect(nextOccasionDay("christmas", "US", "2026-12-25")).toBe("2026-12-25");
    expect(nextOccasionDay("christmas", "US", "2026-12-26")).toBe("2027-12-25");
    expect(nextOccasionDay("birthday", "US", "2026-12-26")).toBeNull();
  });

  test("every listed year is ahead of the calendar's users for two years at least", () => {
    expect(nextOccasionDay("diwali", "IN", "2028-11-01")).toBe("2029-11-05");
  });
});

const seasonOn = (today: string, country = "US") => {
  const { occasion, beside } = findSeason(country, today);
  return [occasion?.id, ...beside.map(({ id }) => id)];
};

describe("the season", () => {
  test.each([
    ["2026-11-29", "US", ["christmas", "hanukkah"]],
    ["2026-12-25", "US", ["christmas"]],
    ["2026-12-26", "US", ["valentines-day"]],
    ["2027-01-20", "US", ["valentines-day"]],
    ["2027-03-01", "US", ["easter", "eid"]],
    ["2027-03-01", "GB", ["mothers-day", "eid", "easter"]],
    ["2027-05-01", "US", ["mothers-day", "graduation"]],
    ["2027-08-01", "US", ["back-to-school"]],
    ["2027-08-01", "AU", ["fathers-day"]],
    ["2027-10-20", "IN", ["diwali"]],
    ["2026-12-01", "SA", ["eid"]],
    ["2027-02-20", "SA", ["eid"]],
    ["2026-12-01", "IL", ["hanukkah", "christmas"]],
  ])("on %s in %s", (today, country, ids) => {
    expect(seasonOn(today, country)).toEqual(ids);
  });

  test("there is one on every day of five years, never one that has passed", () => {
    for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2031, 0, 1); time += 86_400_000) {
      const today = new Date(time).toISOString().slice(0, 10);
      expect((findSeason("US", today).occasion?.day ?? "") >= today, today).toBe(true);
    }
  });
});

test("an occasion is said with its distance and its last day to order", () => {
  const christmas = comingOccasion("christmas", "US", "2026-11-29");
  if (christmas === null) throw new Error("There is no Christmas.");
  expect(sayComing(christmas, "2026-11-29")).toBe("Christmas is in 26 days");
  expect(sayComing(christmas, "2026-12-24")).toBe("Christmas is tomorrow");
  expect(sayComing(christmas, "2026-12-25")).toBe("Christmas is today");
  expect(lastOrderDay(christmas.day, 7, "2026-12-18")).toBe("2026-12-18");
  expect(lastOrderDay(christmas.day, 7, "2026-12-19")).toBeNull();
});

describe("countries with the same seasons share one page", () => {
  test("its season is theirs, on every week of two years", () => {
    for (const { code } of listCountries())
      for (let day = "2026-11-29"; day < "2028-12-01"; day = addDays(day, 7)) {
        const seasonIn = (country: string) => findSeason(country, day);
        expect(seasonIn(String(countryOfSeason(code))), `${code} on ${day}`).toEqual(seasonIn(code));
      }
  });

  test("they are few, and an unknown country is none", () => {
    const groups = new Set(listCountries().map(({ code }) => countryOfSeason(code)));
    expect(groups.size).toBeLessThan(50);
    expect(countryOfSeason("ES")).toBe("ES");
    expect(countryOfSeason(null)).toBeNull();
  });
});
