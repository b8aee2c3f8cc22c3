import { type DayRule, nextRuleDay } from "./calendar.ts";

const SUNDAY = 0;
const sunday = (month: number, nth: number): DayRule => ({ month, weekday: SUNDAY, nth });
const fixed = (month: number, day: number): DayRule => ({ month, day });
const mothering: DayRule = { afterEaster: -21 };

/** The days of occasions by their ids in the finder's lexicon, as the United States have them. */
const DAYS: Readonly<Record<string, DayRule>> = {
  christmas: fixed(12, 25),
  "stocking-stuffer": fixed(12, 25),
  advent: fixed(12, 1),
  // The first candle is lit on the evening before the 25th.
  hanukkah: { calendar: "hebrew", month: "Kislev", day: 24 },
  // Amavasya of Kartika in India; it follows from the moon over India, so it is listed.
  diwali: {
    byYear: { "2026": "2026-11-08", "2027": "2027-10-29", "2028": "2028-10-17", "2029": "2029-11-05", "2030": "2030-10-26" },
  },
  "valentines-day": fixed(2, 14),
  "mothers-day": sunday(5, 2),
  "mothering-sunday": mothering,
  "fathers-day": sunday(6, 3),
  // The Sunday after Labor Day.
  "grandparents-day": {
    byYear: { "2026": "2026-09-13", "2027": "2027-09-12", "2028": "2028-09-10", "2029": "2029-09-09", "2030": "2030-09-08" },
  },
  "teacher-appreciation": {
    byYear: { "2026": "2026-05-05", "2027": "2027-05-04", "2028": "2028-05-09", "2029": "2029-05-08", "2030": "2030-05-07" },
  },
  "nurses-week": fixed(5, 6),
  "boss-day": fixed(10, 16),
  "secretary-day": {
    byYear: { "2026": "2026-04-22", "2027": "2027-04-21", "2028": "2028-04-26", "2029": "2029-04-25", "2030": "2030-04-24" },
  },
  "employee-appreciation": { month: 3, weekday: 5, nth: 1 },
  easter: { afterEaster: 0 },
  eid: { calendar: "islamic-umalqura", month: "Shawwal", day: 1 },
  "eid-al-adha": { calendar: "islamic-umalqura", month: "Dhuʻl-Hijjah", day: 10 },
  ramadan: { calendar: "islamic-umalqura", month: "Ramadan", day: 1 },
  "lunar-new-year": {
    byYear: { "2026": "2026-02-17", "2027": "2027-02-06", "2028": "2028-01-26", "2029": "2029-02-13", "2030": "2030-02-03" },
  },
  "new-year": fixed(1, 1),
  thanksgiving: { month: 11, weekday: 4, nth: 4 },
  halloween: fixed(10, 31),
  "st-patricks-day": fixed(3, 17),
  "independence-day": fixed(7, 4),
  "veterans-day": fixed(11, 11),
  "womens-day": fixed(3, 8),
  "earth-day": fixed(4, 22),
  "saint-nicholas-day": fixed(12, 6),
  "three-kings-day": fixed(1, 6),
  "new-years-eve": fixed(12, 31),
  "canadian-thanksgiving": { month: 10, weekday: 1, nth: 2 },
  "day-of-the-dead": fixed(11, 2),
};

/** Countries that have an occasion on another day, by ISO 3166-1 codes. */
const DAYS_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, DayRule>>>> = {
  "mothers-day": {
    GB: mothering,
    IE: mothering,
    ES: sunday(5, 1),
    PT: sunday(5, 1),
    SE: sunday(5, -1),
    NO: sunday(2, 2),
    PL: fixed(5, 26),
    MX: fixed(5, 10),
    FR: { month: 5, weekday: SUNDAY, nth: -1, notAtPentecost: true },
  },
  "fathers-day": {
    AU: sunday(9, 1),
    NZ: sunday(9, 1),
    DE: { afterEaster: 39 },
    AT: sunday(6, 2),
    BE: sunday(6, 2),
    CH: sunday(6, 1),
    BR: sunday(8, 2),
    DK: fixed(6, 5),
    ES: fixed(3, 19),
    IT: fixed(3, 19),
    PT: fixed(3, 19),
    PL: fixed(6, 23),
    SE: sunday(11, 2),
    NO: sunday(11, 2),
    FI: sunday(11, 2),
  },
  "valentines-day": { BR: fixed(6, 12) },
  easter: { GR: { afterEaster: 0, church: "orthodox" } },
  thanksgiving: { CA: { month: 10, weekday: 1, nth: 2 } },
};

/** True for a country that has an occasion on another day than the others. */
export const hasOwnDays = (country: string): boolean => Object.values(DAYS_ELSEWHERE).some((days) => days[country] !== undefined);

/** True for an occasion that has a day of its own. */
export function hasDay(occasion: string): boolean {
  return DAYS[occasion] !== undefined;
}

/** Returns the next day from `today` on that a country has an occasion on, today included; null for one that has no day. */
export function nextOccasionDay(occasion: string, country: string, today: string): string | null {
  const rule = DAYS_ELSEWHERE[occasion]?.[country] ?? DAYS[occasion];
  return rule === undefined ? null : nextRuleDay(rule, today);
}
