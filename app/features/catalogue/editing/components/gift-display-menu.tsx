import { Columns3 } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import { GIFT_COLUMNS, type GiftColumn, orderColumns, USUAL_COLUMNS } from "../gift-table-columns.ts";
import { GIFT_PAGE_SIZES, type GiftPageSize } from "../gift-table-filters.ts";

/** How the table shows what it has found. */
export interface Display {
  columns: readonly GiftColumn[];
  size: GiftPageSize;
}

interface GiftDisplayMenuProps {
  display: Display;
  onChange: (display: Display) => void;
}

/** Chooses the columns and how many gifts a page has. */
export function GiftDisplayMenu({ display, onChange }: GiftDisplayMenuProps) {
  const { columns, size } = display;
  const choose = (chosen: readonly GiftColumn[]) => onChange({ ...display, columns: orderColumns(chosen) });
  return (
    <PopoverButton
      className="max-sm:static"
      panelLabel="Columns and page size"
      panelClassName="flex max-h-[min(38rem,70dvh)] w-[min(26rem,calc(100vw-2rem))] flex-col gap-4 overflow-y-auto"
      label={
        <>
          <Columns3 aria-hidden className="size-4.5" />
          Columns
        </>
      }
    >
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">Gifts per page</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {GIFT_PAGE_SIZES.map((each) => (
            <Button
              key={each}
              size="sm"
              variant={each === size ? "primary" : "secondary"}
              aria-pressed={each === size}
              onClick={() => onChange({ ...display, size: each })}
            >
              {each}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">Columns</legend>
        <div className="grid grid-cols-2 gap-x-3">
          {GIFT_COLUMNS.map(({ id, head }) => (
            <CheckboxField
              key={id}
              label={head}
              checked={columns.includes(id)}
              onChange={() => choose(columns.includes(id) ? columns.filter((other) => other !== id) : [...columns, id])}
            />
          ))}
        </div>
      </fieldset>
      <Button variant="quiet" onClick={() => onChange({ columns: USUAL_COLUMNS, size: GIFT_PAGE_SIZES[0] })}>
        Reset to default
      </Button>
    </PopoverButton>
  );
}
