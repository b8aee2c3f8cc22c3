import { CalendarDays, X } from "lucide-react";
import { useId, useState } from "react";
import { DayPicker } from "react-day-picker";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldNotes } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { useSiteClock } from "#app/ui/site-clock.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EDITOR_TEXTS } from "../../admin-texts.ts";

interface PublishDateFieldProps {
  /** ISO 8601 date and time, or null for none. */
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
  className?: string;
}

/** Returns the time of day in the browser's time zone: "09:30". */
function timeOf(date: Date): string {
  return `${String(date.getHours()).padStart(2, "0")}:${String(date.getMinutes()).padStart(2, "0")}`;
}

function at(day: Date, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hours, minutes);
}

/** Sets when the post appears: a day of the calendar and a time in the browser's time zone. */
export function PublishDateField({ value, error, onChange, className }: PublishDateFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const date = value === null || value === "" ? null : new Date(value);
  const hint =
    date === null
      ? "Without a date the post appears as soon as its status is published."
      : "From then on readers see the post, once its status is published.";
  return (
    <div className={joinClasses("flex flex-col gap-1.5", className)}>
      <p id={`${id}-label`} className="text-[0.9375rem] font-semibold">
        Publish Date
      </p>
      <div className="flex items-center gap-1.5">
        <Button
          variant="secondary"
          aria-labelledby={`${id}-label ${id}-button`}
          aria-describedby={`${id}-hint`}
          onClick={() => setIsOpen(true)}
          className="flex-1 justify-start font-medium"
        >
          <CalendarDays aria-hidden className="size-4.5 text-soft-ink" />
          <span id={`${id}-button`}>{date === null ? EDITOR_TEXTS.schedule : <LocalTime date={date} />}</span>
        </Button>
        {date === null ? null : <IconButton label="Clear the publish date" icon={<X aria-hidden />} onClick={() => onChange(null)} />}
      </div>
      <FieldNotes error={error} hint={hint} errorId={`${id}-error`} hintId={`${id}-hint`} />
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Publish date" size="sm">
        <DateChoice
          initial={date}
          onCancel={() => setIsOpen(false)}
          onChoose={(chosen) => {
            onChange(chosen.toISOString());
            setIsOpen(false);
          }}
        />
      </Dialog>
    </div>
  );
}

/** Returns the accessible name of a day. It contains the visible number, so that voice control finds the button. */
function nameOfDay(date: Date): string {
  return date.toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" });
}

interface DateChoiceProps {
  initial: Date | null;
  onCancel: () => void;
  onChoose: (date: Date) => void;
}

function DateChoice({ initial, onCancel, onChoose }: DateChoiceProps) {
  const { weekStartsOn } = useSiteClock();
  const [day, setDay] = useState<Date | undefined>(initial ?? undefined);
  const [time, setTime] = useState(timeOf(initial ?? new Date(0, 0, 1, 9)));
  return (
    <div className="flex flex-col items-stretch gap-4">
      <DayPicker
        mode="single"
        required={false}
        selected={day}
        onSelect={setDay}
        defaultMonth={day}
        weekStartsOn={weekStartsOn}
        labels={{ labelDayButton: nameOfDay }}
        className="blog-calendar"
      />
      <TextField
        label="Time"
        type="time"
        required
        value={time}
        onChange={(event) => setTime(event.target.value)}
        hint="In your own time zone."
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={day === undefined || time === ""} onClick={() => day !== undefined && onChoose(at(day, time))}>
          Use this date
        </Button>
      </div>
    </div>
  );
}
