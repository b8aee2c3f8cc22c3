import { useSyncExternalStore } from "react";
import { useSiteClock } from "./site-clock.tsx";

const neverChanges = () => () => undefined;

/** Returns the day with which the reader's weeks begin, as `Date` counts them: 0 is Sunday. */
export function firstDayOfWeek(): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const locale: Intl.Locale & { getWeekInfo?: () => { firstDay: number } } = new Intl.Locale(navigator.language);
  // Browsers that do not know the reader's weeks show American ones.
  return ((locale.getWeekInfo?.().firstDay ?? 7) % 7) as ReturnType<typeof firstDayOfWeek>;
}

/** Making a format takes a hundred times as long as using it, and a long list has many moments. */
const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(name: string, make: () => Intl.DateTimeFormat): Intl.DateTimeFormat {
  const format = formats.get(name) ?? make();
  formats.set(name, format);
  return format;
}

/** A date and time is read as one; its spaces do not break. */
const unbroken = (text: string) => text.replaceAll(" ", "\u00a0");

/** How a day may be written: "Dec 24, 2026", "December 24, 2026", "Dec 24". */
const DAY_FORMS = { medium: { dateStyle: "medium" }, long: { dateStyle: "long" }, short: { month: "short", day: "numeric" } } as const;
type DayForm = keyof typeof DAY_FORMS;
const DAY = DAY_FORMS.medium;
const WITH_TIME = { ...DAY, timeStyle: "short" } as const;

const writeOwnTime = (date: Date) => formatOf("own", () => new Intl.DateTimeFormat(undefined, WITH_TIME)).format(date);
const writeTimeIn = (timeZone: string) => (date: Date) =>
  `${formatOf(timeZone, () => new Intl.DateTimeFormat("en-US", { ...WITH_TIME, timeZone })).format(date)} ${timeZone.replaceAll("_", " ")}`;

/** A date and time in the browser's time zone and in the reader's own form. The server's HTML, where that is unknown, shows that of the site and says so. */
export function LocalTime({ date }: { date: Date }) {
  const { timeZone } = useSiteClock();
  const text = useSyncExternalStore(
    neverChanges,
    () => unbroken(writeOwnTime(date)),
    () => writeTimeIn(timeZone)(date),
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}

/** An ISO moment that is a whole value, alone or after the name of its field. */
const ISO_MOMENT = /(?:^|(?<=: ))\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z$/;

/** Returns how an ISO moment, as forms and the log have it, is written as LocalTime does. Any other text stays. */
export function useTimeForm(): (text: string) => string {
  const { timeZone } = useSiteClock();
  const isOwn = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const write = isOwn ? writeOwnTime : writeTimeIn(timeZone);
  return (text) =>
    text.replace(ISO_MOMENT, (moment) => {
      const date = new Date(moment);
      return Number.isNaN(date.getTime()) ? moment : write(date);
    });
}

/** The day of a moment, like LocalTime. */
export function LocalDay({ date }: { date: Date }) {
  const { timeZone } = useSiteClock();
  const text = useSyncExternalStore(
    neverChanges,
    () => unbroken(formatOf("own day", () => new Intl.DateTimeFormat(undefined, DAY)).format(date)),
    () => formatOf(`day ${timeZone}`, () => new Intl.DateTimeFormat("en-US", { ...DAY, timeZone })).format(date),
  );
  return <time dateTime={date.toISOString()}>{text}</time>;
}

/** Returns the locale in whose form the reader has dates: that of the browser, and in the server's HTML, where it is unknown, American English. */
export function useOwnLocale(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    neverChanges,
    () => undefined,
    () => "en-US",
  );
}

const ISO_DAY = /\b\d{4}-\d{2}-\d{2}\b/g;

/** Returns how the ISO days of a text are written in the reader's own form. A day of the calendar is the same in every time zone. */
export function useDayForm(form: DayForm = "medium"): (text: string) => string {
  const locale = useOwnLocale();
  return (text) =>
    text.replaceAll(ISO_DAY, (day) => {
      const date = new Date(day);
      if (Number.isNaN(date.getTime())) return day;
      const format = formatOf(`${form} ${locale ?? "own"}`, () => new Intl.DateTimeFormat(locale, { ...DAY_FORMS[form], timeZone: "UTC" }));
      return format.format(date);
    });
}

/** A day of the calendar, such as "2026-12-24", in the reader's own form. */
export function CalendarDay({ day, form = "medium" }: { day: string; form?: DayForm }) {
  const inOwnForm = useDayForm(form);
  return <time dateTime={day}>{inOwnForm(day)}</time>;
}
