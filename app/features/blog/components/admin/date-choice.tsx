import { useState } from "react";
import { DayPicker } from "react-day-picker";
import { Button } from "#app/ui/button.tsx";
import { firstDayOfWeek } from "#app/ui/local-time.tsx";
import { useSiteClock } from "#app/ui/site-clock.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { nextHourOf } from "../../publishing.ts";

/** Returns the time of day in the browser's time zone: "09:30". */
function timeOf(date: Date): string {
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

function at(day: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

const inOwnForm = (options: Intl.DateTimeFormatOptions) => (date: Date) => date.toLocaleDateString(undefined, options);
const nameOfMonth = inOwnForm({ month: "long", year: "numeric" });
/** A day's accessible name contains the visible number, so that voice control finds the button. */
const nameOfDay = inOwnForm({ weekday: "long", month: "long", day: "numeric", year: "numeric" });

/** How the calendar writes and names its parts: in the form of the browser, as all dates are. */
const FORMATTERS = {
  formatCaption: nameOfMonth,
  formatWeekdayName: inOwnForm({ weekday: "short" }),
  formatDay: (date: Date) => date.getDate().toLocaleString(),
};
const LABELS = { labelDayButton: nameOfDay, labelGrid: nameOfMonth, labelWeekday: inOwnForm({ weekday: "long" }) };

interface DateChoiceProps {
  /** The date to begin with; null begins with the next full hour of today. */
  initial: Date | null;
  /** The label of the button that takes the date. */
  label: string;
  /** True refuses a time that is over. */
  isToCome?: boolean;
  isBusy?: boolean;
  onCancel: () => void;
  onChoose: (date: Date) => void;
}

/** Lets the user choose a day of the calendar and a time in the browser's time zone, which it names. */
export function DateChoice({ initial, label, isToCome = false, isBusy = false, onCancel, onChoose }: DateChoiceProps) {
  const { weekStartsOn } = useSiteClock();
  const [now] = useState(() => new Date());
  const [start] = useState(() => initial ?? nextHourOf(now));
  const [day, setDay] = useState(start);
  const [time, setTime] = useState(timeOf(start));
  const chosen = time === "" ? null : at(day, time);
  const isOver = isToCome && chosen !== null && chosen <= now;
  return (
    <div className="flex flex-col items-stretch gap-4">
      <DayPicker
        mode="single"
        // A click on the chosen day, which is today at first, leaves it chosen.
        required
        selected={day}
        onSelect={setDay}
        defaultMonth={day}
        labels={LABELS}
        formatters={FORMATTERS}
        weekStartsOn={weekStartsOn ?? firstDayOfWeek()}
        disabled={isToCome ? { before: now } : undefined}
        className="blog-calendar"
      />
      <TextField
        label="Time"
        type="time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        error={isOver ? "This time has passed. Please choose a later one." : undefined}
        hint={`In your time zone: ${new Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ")}.`}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={chosen === null || isOver} busy={isBusy} onClick={() => chosen !== null && onChoose(chosen)}>
          {label}
        </Button>
      </div>
    </div>
  );
}
