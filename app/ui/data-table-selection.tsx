import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";

export interface TableSelection<Row> {
  /** Ids of the selected rows, including those of other pages. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Returns a row's name for the label of its checkbox. */
  labelOf: (row: Row) => string;
}

interface SelectionBoxProps extends Pick<ComponentProps<"input">, "name" | "value"> {
  label: string;
  /** True shows the label beside the box, for one that stands outside a table. */
  showsLabel?: boolean;
  isChecked: boolean;
  isMixed?: boolean;
  onToggle: () => void;
}

/** The checkbox of a row, or of all rows. */
export function SelectionBox({ label, showsLabel, isChecked, isMixed = false, onToggle, ...field }: SelectionBoxProps): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="inline-flex cursor-pointer items-center">
      <span className="relative inline-flex size-touch shrink-0 items-center justify-center">
        <input
          {...field}
          ref={box}
          type="checkbox"
          aria-label={label}
          checked={isChecked}
          onChange={onToggle}
          className="peer size-5 appearance-none rounded-tag border border-edge bg-card checked:border-evergreen checked:bg-evergreen indeterminate:border-evergreen indeterminate:bg-evergreen hover:border-ink"
        />
        {isMixed ? (
          <Minus aria-hidden strokeWidth={3} className="pointer-events-none absolute size-3.5 text-paper" />
        ) : (
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-paper opacity-0 peer-checked:opacity-100"
          />
        )}
      </span>
      {showsLabel ? <span>{label}</span> : null}
    </label>
  );
}

interface SelectAllProps<Row> {
  rows: readonly Row[];
  selection: TableSelection<Row>;
}

/** Selects or deselects all rows of the page. */
export function SelectAllCheckbox<Row extends { id: string | number }>({ rows, selection: { selected, onChange } }: SelectAllProps<Row>) {
  const ids = rows.map(({ id }) => String(id));
  const chosen = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && chosen === ids.length;
  return (
    <SelectionBox
      label="Select all on this page"
      isChecked={isAll}
      isMixed={chosen > 0 && !isAll}
      onToggle={() => onChange(isAll ? new Set([...selected].filter((id) => !ids.includes(id))) : new Set([...selected, ...ids]))}
    />
  );
}

interface RowCheckboxProps<Row> {
  row: Row;
  selection: TableSelection<Row>;
}

/** Selects one row. */
export function RowCheckbox<Row extends { id: string | number }>({
  row,
  selection: { selected, onChange, labelOf },
}: RowCheckboxProps<Row>) {
  const id = String(row.id);
  const isChecked = selected.has(id);
  return (
    <SelectionBox
      label={`Select ${labelOf(row)}`}
      isChecked={isChecked}
      onToggle={() => onChange(isChecked ? new Set([...selected].filter((other) => other !== id)) : new Set([...selected, id]))}
    />
  );
}
