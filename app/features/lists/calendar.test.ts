import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { writeCalendar } from "./calendar.ts";

const options = {
  url: "https://presently.example/gift-lists/1",
  host: "presently.example",
  now: new Date("2026-12-01T09:30:00Z"),
  today: "2026-12-01",
};
const list = { id: "1", name: "Christmas; for Mom, Dad", occasionDate: "2026-12-24", items: [{ title: "Mug", shippingDays: 3 }] };

describe("the calendar file of an occasion", () => {
  test("has the day, and the last days to order what can still be there", () => {
    const items = [
      { title: "Mug", shippingDays: 3 },
      { title: "Lamp", shippingDays: 3 },
      { title: "Late", shippingDays: 60 },
      { title: "Unknown", shippingDays: null },
    ];
    const lines = writeCalendar({ ...list, items }, options).split("\r\n");
    expect(lines.filter((line) => /^(DTSTART|DTEND|SUMMARY|DESCRIPTION|UID)/.test(line))).toEqual([
      "UID:list-1@presently.example",
      "DTSTART;VALUE=DATE:20261224",
      "DTEND;VALUE=DATE:20261225",
      String.raw`SUMMARY:Christmas\; for Mom\, Dad`,
      "UID:list-1-order-20261221@presently.example",
      "DTSTART;VALUE=DATE:20261221",
      "DTEND;VALUE=DATE:20261222",
      String.raw`SUMMARY:Last day to order for Christmas\; for Mom\, Dad`,
      String.raw`DESCRIPTION:Mug\nLamp`,
    ]);
    expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
    expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
  });

  test("whatever the list is called, no line is longer than 75 bytes and none is smuggled in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        const file = writeCalendar({ ...list, name }, options);
        const lines = file.split("\r\n");
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(2);
        expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      }),
    );
  });
});
