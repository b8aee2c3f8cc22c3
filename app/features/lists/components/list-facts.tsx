import { CalendarDays, CalendarPlus } from "lucide-react";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { CalendarDay } from "#app/ui/local-time.tsx";
import { sayDistance, summarizeArrivals } from "../arrival.ts";
import { centsIn, CURRENCY, formatMoney } from "#app/platform/money.ts";
import type { ListItem } from "../list-types.ts";

/** Shows the number of a list's gifts and their total price. */
export function ListTotals({ items }: { items: readonly ListItem[] }) {
  const priced = items.flatMap(({ priceCents, currency, quantity }) => {
    const cents = centsIn(CURRENCY, priceCents, currency);
    return cents === null ? [] : [cents * quantity];
  });
  const cents = priced.reduce((sum, each) => sum + each, 0);
  const count = items.length === 1 ? "1 gift" : `${items.length} gifts`;
  return (
    <p className="text-soft-ink tabular-nums">
      {cents === 0
        ? count
        : `${count} · ${formatMoney(cents, CURRENCY)} in all${priced.length < items.length ? ", counting known prices only" : ""}`}
    </p>
  );
}

interface OccasionBandProps {
  occasionDate: string | null;
  items: readonly ListItem[];
  today: string;
  /** The path of the calendar file. */
  calendarPath: string;
}

/**
 * Shows the day of the occasion, what can still arrive in time, and a link to the calendar file. Renders nothing for a list without a day.
 */
export function OccasionBand({ occasionDate, items, today, calendarPath }: OccasionBandProps) {
  if (occasionDate === null) return null;
  const arrivals = summarizeArrivals(occasionDate, items, today);
  return (
    <section aria-label="The occasion" className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-butter px-5 py-4">
      <CalendarDays aria-hidden className="size-7 shrink-0 text-evergreen" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-display text-lg leading-snug font-heading">
          <CalendarDay day={occasionDate} form="long" />
          <span className="font-text text-base font-normal">{`, ${sayDistance(occasionDate, today)}`}</span>
        </p>
        {arrivals === null ? null : <p className="text-[0.9375rem]">{arrivals}</p>}
      </div>
      <a href={calendarPath} download className={buttonClasses({ variant: "secondary", size: "sm" })}>
        <CalendarPlus aria-hidden className="size-4" />
        Add to calendar
      </a>
    </section>
  );
}
