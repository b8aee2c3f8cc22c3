import { CalendarDays, X } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldNotes } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import { DateChoice } from "./date-choice.tsx";

interface PublishDateFieldProps {
  /** ISO 8601 date and time, or null for none. */
  value: string | null;
  error?: string;
  onChange: (value: string | null) => void;
  className?: string;
}

/** Sets when the post appears: a day of the calendar and a time in the browser's time zone. */
export function PublishDateField({ value, error, onChange, className }: PublishDateFieldProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const date = value === null || value === "" ? null : new Date(value);
  const hint =
    date === null
      ? "Without a date, the post appears as soon as its status is published."
      : "Readers see the post from this date on, once its status is published.";
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
          label="Use this date"
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
