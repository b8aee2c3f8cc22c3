import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { CalendarDay, LocalDay, LocalTime, useDayForm, useTimeForm } from "./local-time.tsx";
import { SiteClockProvider } from "./site-clock.tsx";

const TOKYO = { timeZone: "Asia/Tokyo", weekStartsOn: null };
const render = (element: ReactElement) => renderToString(<SiteClockProvider value={TOKYO}>{element}</SiteClockProvider>);
const LATE = new Date("2026-11-20T23:30:00Z");

test("before the browser takes over, moments are the site’s, and days of the calendar are the same everywhere", () => {
  expect(render(<LocalDay date={LATE} />)).toBe('<time dateTime="2026-11-20T23:30:00.000Z">Nov 21, 2026</time>');
  expect(render(<LocalTime date={LATE} />)).toMatch(/>Nov 21, 2026, 8:30\sAM Asia\/Tokyo</);
  expect(render(<CalendarDay day="2026-12-24" />)).toBe('<time dateTime="2026-12-24">Dec 24, 2026</time>');
  expect(render(<CalendarDay day="2026-12-24" form="long" />)).toContain(">December 24, 2026<");
  expect(render(<CalendarDay day="2026-12-24" form="short" />)).toContain(">Dec 24<");
});

function Sentence({ text }: { text: string }) {
  return useDayForm("long")(text);
}

test("each ISO day of a sentence is written, and nothing else that looks like one", () => {
  expect(render(<Sentence text="From 2026-12-24 to 2027-01-06." />)).toBe("From December 24, 2026 to January 6, 2027.");
  const other = "No. 2026-99-99, 12026-12-24, 2026-12 and 24/12/2026 stay.";
  expect(render(<Sentence text={other} />)).toBe(other);
});

function Value({ text }: { text: string }) {
  return useTimeForm()(text);
}

test("a value that is an ISO moment is written as one, with its field's name in front of it too; what somebody has typed around one stays", () => {
  expect(render(<Value text="2026-11-20T23:30:00Z" />)).toMatch(/^Nov 21, 2026, 8:30\sAM Asia\/Tokyo$/);
  expect(render(<Value text="Shown From: 2026-11-20T23:30:00.000Z" />)).toMatch(/^Shown From: Nov 21, 2026, 8:30\sAM Asia\/Tokyo$/);
  for (const other of ["2026-99-20T23:30:00Z", "2026-11-20", "until 2026-11-20T23:30:00Z", "2026-11-20T23:30:00Z or so", ""])
    expect(render(<Value text={other} />)).toBe(other);
});
