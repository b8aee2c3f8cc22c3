import { ArrowUp, Plus, X } from "lucide-react";
import { type ComponentType, type ReactNode, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { FieldNotes } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

export interface LinesFieldProps {
  label: string;
  /** What is typed: several values, one a line. */
  value: string;
  max: number;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The fields of one row, counted from 1. */
export interface RowProps {
  line: string;
  number: number;
  onWrite: (line: string) => void;
}

interface RowsProps extends LinesFieldProps {
  hint: string;
  /** A line without content, which yet is not the same as no line. */
  blank: string;
  /** What one value is called: "picture". */
  noun: string;
  Row: ComponentType<RowProps>;
  /** More buttons beside the one that adds a row. */
  children?: ReactNode;
}

/** Shows several values as rows that can be written, moved up and taken away. */
export function LinesField({ label, value, max, error, onChange, hint, blank, noun, Row, children }: RowsProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const lines = value === "" ? [] : value.split("\n");
  const put = (changed: readonly string[]) => onChange(changed.join("\n"));
  const isFull = lines.length >= max;

  /** A row that is gone takes the focus with it, so the group gets it. */
  function remove(place: number) {
    put(lines.filter((_, other) => other !== place));
    group.current?.focus();
  }

  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      aria-describedby={`${id}-hint${error === undefined ? "" : ` ${id}-error`}`}
      className="flex min-w-0 flex-col gap-3 sm:col-span-2"
    >
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      {lines.map((line, place) => (
        // The rows have no identity of their own but their places.
        <div key={place} className="flex items-start gap-1">
          <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
            <Row
              line={line}
              number={place + 1}
              onWrite={(written) => put(lines.map((other, index) => (index === place ? written : other)))}
            />
          </div>
          <IconButton
            label={`Move ${noun} ${place + 1} up`}
            icon={<ArrowUp aria-hidden />}
            disabled={place === 0}
            onClick={() => put(lines.with(place, lines[place - 1] ?? "").with(place - 1, line))}
          />
          <IconButton label={`Remove ${noun} ${place + 1}`} icon={<X aria-hidden />} onClick={() => remove(place)} />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" disabled={isFull} onClick={() => put([...lines, blank])}>
          <Plus aria-hidden className="size-4.5" />
          Add a {noun}
        </Button>
        {children}
      </div>
      <FieldNotes error={error} hint={hint} errorId={`${id}-error`} hintId={`${id}-hint`} />
    </fieldset>
  );
}
