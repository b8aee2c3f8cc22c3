import { Check, X } from "lucide-react";
import { type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { CURRENCY, formatMoney, MAX_PRICE_DIGITS, parseMoney } from "#app/platform/money.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { CONTROL_CLASSES } from "#app/ui/field.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { MAX_NAME } from "../../gift-lines.ts";
import { cellName, type CellField, type CellValue } from "../cell-changes.ts";
import { TaxonomyValues } from "./categorize-dialog.tsx";
import { type CellConflict, type CellSaving, cellValue, type EditedCell, useCellSaving } from "./use-cell-saving.ts";

interface CellEditorProps {
  cell: EditedCell;
  onDone: () => void;
}

/** Edits one cell in its place, or its categories in a dialog. */
export function CellEditor({ cell, onDone }: CellEditorProps) {
  if (cell.field === "name" || cell.field === "price" || cell.field === "inStock") return <InPlace cell={cell} onDone={onDone} />;
  return <CategoriesOfGift cell={cell} field={cell.field} onDone={onDone} />;
}

function InPlace({ cell, onDone }: CellEditorProps) {
  const saving = useCellSaving(cell, onDone);
  const [value, setValue] = useState<CellValue>(() => cellValue(cell));
  const frame = useRef<HTMLFormElement>(null);
  const errorId = useId();
  const { field, gift } = cell;
  const label = `${cellName(field)} of ${gift.name}`;

  function submit(event: FormEvent) {
    event.preventDefault();
    void saving.save(value);
  }
  function onKeyDown(event: KeyboardEvent) {
    // Enter in a select sends no form by itself.
    const isSaved = event.key === "Enter" && event.target instanceof HTMLSelectElement;
    if (event.key !== "Escape" && !isSaved) return;
    event.preventDefault();
    if (isSaved) void saving.save(value);
    else onDone();
  }
  // Leaving the cell saves it, as in any spreadsheet; what is wrong keeps it open.
  function onBlur(event: FocusEvent) {
    const isInside = event.relatedTarget !== null && frame.current?.contains(event.relatedTarget) === true;
    if (!isInside && event.relatedTarget !== null && saving.conflict === null && saving.error === null) void saving.save(value);
  }
  const shared = {
    "aria-label": label,
    "aria-invalid": saving.error !== null || undefined,
    "aria-describedby": saving.error === null ? undefined : errorId,
    "aria-busy": saving.isBusy || undefined,
    // The cell was just opened by the person who goes on in it.
    // oxlint-disable-next-line jsx-a11y/no-autofocus
    autoFocus: true,
    className: `${CONTROL_CLASSES} min-w-24`,
  } as const;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- It handles what bubbles up from its field and buttons.
    <form
      ref={frame}
      noValidate
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className="flex min-w-36 flex-col gap-1 text-left @max-4xl:grow"
    >
      <span className="flex items-center">
        {field === "inStock" ? (
          <select {...shared} value={String(value)} onChange={(event) => setValue(event.target.value === "true")}>
            <option value="true">In Stock</option>
            <option value="false">Out of Stock</option>
          </select>
        ) : (
          <input
            {...shared}
            type="text"
            inputMode={field === "price" ? "decimal" : undefined}
            maxLength={MAX_NAME}
            value={String(value)}
            onFocus={(event) => event.target.select()}
            onChange={(event) => {
              saving.clearError();
              setValue(event.target.value);
            }}
          />
        )}
        <IconButton type="submit" label={`Save: ${label}`} icon={<Check aria-hidden />} />
        <IconButton label="Cancel" icon={<X aria-hidden />} onClick={onDone} />
      </span>
      {saving.error === null ? null : (
        <span id={errorId} role="alert" className="text-sm text-ribbon-deep">
          {saving.error}
        </span>
      )}
      {saving.conflict === null ? null : (
        <Conflict conflict={saving.conflict} saving={saving} mine={value}>
          {wordValue(field, saving.conflict.theirs)}
        </Conflict>
      )}
    </form>
  );
}

function wordValue(field: EditedCell["field"], value: CellValue): string {
  if (field === "inStock") return value === true ? "In Stock" : "Out of Stock";
  if (field === "price") {
    const cents = parseMoney(String(value), MAX_PRICE_DIGITS);
    return cents === null ? "no price" : formatMoney(cents, CURRENCY);
  }
  return `“${String(value)}”`;
}

interface ConflictProps {
  conflict: CellConflict;
  saving: CellSaving;
  mine: CellValue;
  /** What they have saved. */
  children: ReactNode;
}

/** Says in the cell that somebody else has saved it meanwhile: nothing is written before the editor has seen that. */
function Conflict({ conflict, saving, mine, children }: ConflictProps) {
  return (
    <span role="alert" className="flex flex-col gap-1.5 rounded-control bg-butter px-3 py-2 text-sm">
      <span>
        {conflict.savedBy ?? "Someone else"} saved {children} in the meantime.
      </span>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" onClick={() => void saving.keepTheirs()}>
          Keep theirs
        </Button>
        <Button size="sm" busy={saving.isBusy} onClick={() => void saving.save(mine)}>
          Save mine
        </Button>
      </span>
    </span>
  );
}

type CategoriesField = Exclude<CellField, "name" | "price" | "inStock">;

function CategoriesOfGift({ cell, field, onDone }: CellEditorProps & { field: CategoriesField }) {
  const saving = useCellSaving(cell, onDone);
  const [ids, setIds] = useState(() => cellValue(cell) as string[]);
  return (
    <Dialog
      isOpen
      onClose={onDone}
      title={`${cellName(field)} of ${cell.gift.name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form="cell-categories" busy={saving.isBusy}>
            Save
          </Button>
        </>
      }
    >
      <form
        id="cell-categories"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void saving.save(ids);
        }}
        className="flex min-h-72 flex-col gap-3"
      >
        <TaxonomyValues isWanted taxonomyKey={field} ids={ids} onChange={setIds} error={saving.error ?? undefined} />
        {saving.conflict === null ? null : (
          <Conflict conflict={saving.conflict} saving={saving} mine={ids}>
            other values
          </Conflict>
        )}
      </form>
    </Dialog>
  );
}
