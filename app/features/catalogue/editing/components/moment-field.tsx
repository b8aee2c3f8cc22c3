import { useSyncExternalStore } from "react";
import { TextField } from "#app/ui/text-field.tsx";

interface MomentFieldProps {
  label: string;
  name: string;
  /** A moment in UTC as ISO 8601, or empty. */
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const neverChanges = () => () => undefined;

/** Returns a moment as a field of the browser has it: in its time zone, without saying so. */
function toLocal(moment: string): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return "";
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** Sets a day and a time of day in the browser's time zone; the server, which does not know it, shows none. */
export function MomentField({ value, onChange, ...field }: MomentFieldProps) {
  const local = useSyncExternalStore(
    neverChanges,
    () => toLocal(value),
    () => "",
  );
  return (
    <TextField
      {...field}
      type="datetime-local"
      max="9999-12-31T23:59"
      value={local}
      hint="In your time zone."
      onChange={({ target }) => {
        const chosen = new Date(target.value);
        onChange(Number.isNaN(chosen.getTime()) ? "" : `${chosen.toISOString().slice(0, 19)}Z`);
      }}
    />
  );
}
