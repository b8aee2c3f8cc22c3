import { Pencil } from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { LocalDay } from "#app/ui/local-time.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { GiftPicture } from "../../components/gift-picture.tsx";
import { GIFT_TEXTS } from "../../constants.ts";
import { TAXONOMIES, type TaxonomyKey } from "../../taxonomies.ts";
import { CELL_FIELDS, type CellField, cellName } from "../cell-changes.ts";
import { TABLE_FIELDS } from "../../gift-fields.ts";
import { GIFT_COLUMNS, type GiftColumn } from "../gift-table-columns.ts";
import { type GiftTableFilters, giftTableQuery } from "../gift-table-filters.ts";
import type { GiftTableRow } from "../gift-table-rows.ts";
import { CellEditor } from "./cell-editor.tsx";
import { GiftMarks, GiftName, PriceInTable, GiftRowActions, CarriedValues, StockBadge } from "./gift-cells.tsx";
import type { EditedCell } from "./use-cell-saving.ts";

interface GiftTableProps {
  rows: readonly GiftTableRow[];
  filters: GiftTableFilters;
  columns: readonly GiftColumn[];
  isStale: boolean;
  /** Null where the rows were found by another search than the selection: then nothing can be selected. */
  selected: ReadonlySet<string> | null;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (gift: GiftTableRow) => void;
}

type Editing = Pick<EditedCell, "field"> & { id: string };
/** What the columns of one rendering of the table share. */
interface Cells {
  query: string;
  mayEdit: boolean;
  editing: Editing | null;
  onEdit: (editing: Editing) => void;
  /** Closes this cell, unless another one was opened meanwhile. */
  onClose: (editing: Editing) => void;
  onDelete: (gift: GiftTableRow) => void;
}

const cellId = ({ id, field }: Editing) => `${id} ${field}`;

/** A cell that opens where it is pressed; `beside` shows what cannot be pressed itself, such as a link, with a small button after it. */
function EditableCell({
  cell,
  cells,
  isBeside = false,
  children,
}: {
  cell: EditedCell;
  cells: Cells;
  isBeside?: boolean;
  children: ReactNode;
}) {
  const own: Editing = { id: cell.gift.id, field: cell.field };
  const isOpen = cells.editing !== null && cellId(cells.editing) === cellId(own);
  const isDialog = cell.field !== "name" && cell.field !== "price" && cell.field !== "inStock";
  if (!cells.mayEdit) return children;
  if (isOpen && !isDialog) return <CellEditor cell={cell} onDone={() => cells.onClose(own)} />;
  const opens = {
    type: "button",
    "data-cell": cellId(own),
    onClick: () => cells.onEdit(own),
  } as const;
  const label = `Change the ${cellName(cell.field).toLowerCase()} of ${cell.gift.name}`;
  const dialog = isOpen ? <CellEditor cell={cell} onDone={() => cells.onClose(own)} /> : null;
  if (isBeside)
    return (
      <span className="group/cell flex items-center gap-1">
        {children}
        <button
          {...opens}
          aria-label={label}
          title="Change the name here"
          className="inline-flex size-7 shrink-0 items-center justify-center rounded-control text-soft-ink opacity-0 group-hover/cell:opacity-100 hover:bg-linen hover:text-ink focus-visible:opacity-100 @max-4xl:hidden"
        >
          <Pencil aria-hidden className="size-3.5" />
        </button>
      </span>
    );
  return (
    <>
      <button
        {...opens}
        title={label}
        className="-mx-1.5 min-h-8 rounded-control px-1.5 text-left hover:bg-linen hover:outline hover:outline-line @max-4xl:text-right"
      >
        <span className="sr-only">{label}: </span>
        {children}
      </button>
      {dialog}
    </>
  );
}

/** The cells of each column that can be chosen. */
function contentOf(id: GiftColumn, gift: GiftTableRow, cells: Cells): ReactNode {
  switch (id) {
    case "image":
      return (
        <GiftPicture
          image={gift.image}
          alt=""
          sizes="44px"
          className="block size-11 max-w-none shrink-0 rounded-control bg-linen object-cover"
        />
      );
    case "price":
      return (
        <EditableCell cell={{ gift, field: "price" }} cells={cells}>
          <PriceInTable {...gift} />
        </EditableCell>
      );
    case "status":
      return (
        <span className="inline-flex flex-col items-start gap-0.5 @max-4xl:items-end">
          <EditableCell cell={{ gift, field: "inStock" }} cells={cells}>
            <StockBadge {...gift} />
          </EditableCell>
          {gift.shippingDays === null ? null : (
            <span className="text-xs whitespace-nowrap text-soft-ink">{GIFT_TEXTS.shipsIn(gift.shippingDays)}</span>
          )}
        </span>
      );
    case "added":
      return <LocalDay date={gift.addedAt} />;
    case "updated":
      return <LocalDay date={gift.updatedAt} />;
    default: {
      const field = TABLE_FIELDS.find(({ tableColumn }) => tableColumn.id === id);
      // What is no column of a field's is one of a taxonomy's.
      return field === undefined ? (
        <ValuesCell taxonomy={id as TaxonomyKey} gift={gift} cells={cells} />
      ) : (
        <FieldInTable field={field} gift={gift} />
      );
    }
  }
}

function FieldInTable({ field, gift }: { field: (typeof TABLE_FIELDS)[number]; gift: GiftTableRow }): ReactNode {
  const value = gift[field.key];
  if (value === null) return "";
  if (field.isIdentity === true) return <span className="break-all">{value}</span>;
  return field.kind === "choice" ? (field.choices[value] ?? value) : value;
}

function ValuesCell({ taxonomy, gift, cells }: { taxonomy: TaxonomyKey; gift: GiftTableRow; cells: Cells }) {
  const values = <CarriedValues values={gift.values[taxonomy]} />;
  if (!(CELL_FIELDS as readonly string[]).includes(taxonomy)) return values;
  return (
    <EditableCell cell={{ gift, field: taxonomy as CellField }} cells={cells}>
      {values}
    </EditableCell>
  );
}

const SORT_KEYS: Partial<Record<GiftColumn, GiftTableFilters["sort"]>> = { price: "price", added: "added", updated: "updated" };

function columnsFor(chosen: readonly GiftColumn[], cells: Cells): Column<GiftTableRow>[] {
  const editTo = ({ id }: GiftTableRow) => (cells.mayEdit ? `/admin/gifts/${id}${cells.query}` : null);
  const others = GIFT_COLUMNS.filter(({ id }) => id !== "image" && chosen.includes(id)).map(({ id, head }): Column<GiftTableRow> => ({
    id,
    head,
    sortKey: SORT_KEYS[id],
    align: id === "price" || id === "shipping" ? "right" : "left",
    className: TAXONOMIES.some(({ key }) => key === id) ? "@4xl:min-w-32" : undefined,
    cell: (gift) => contentOf(id, gift, cells),
  }));
  const image: Column<GiftTableRow> = {
    id: "image",
    head: "Image",
    hidesHead: true,
    onCard: "top",
    className: "@4xl:w-16",
    cell: (gift) => contentOf("image", gift, cells),
  };
  return [
    ...(chosen.includes("image") ? [image] : []),
    {
      id: "name",
      head: "Name",
      sortKey: "name",
      onCard: "title",
      className: "@4xl:min-w-48",
      cell: (gift) => (
        <div className="min-w-0">
          <EditableCell cell={{ gift, field: "name" }} cells={cells} isBeside>
            <GiftName name={gift.name} editTo={editTo(gift)} />
          </EditableCell>
          <GiftMarks {...gift} />
        </div>
      ),
    },
    ...others,
    {
      id: "actions",
      head: "Actions",
      onCard: "plain",
      align: "right",
      cell: (gift) => <GiftRowActions gift={gift} editTo={editTo(gift)} onDelete={() => cells.onDelete(gift)} />,
    },
  ];
}

/** The gifts that were found, with the chosen columns, of which some can be edited in place. */
export function GiftTable({ rows, filters, columns: chosen, isStale, selected, onSelect, onDelete }: GiftTableProps) {
  const query = giftTableQuery(filters);
  const mayEdit = useRight("catalogue.edit");
  const [editing, setEditing] = useState<Editing | null>(null);
  const last = useRef<Editing | null>(null);
  const columns = useMemo(() => {
    const onClose = (own: Editing) => setEditing((open) => (open !== null && cellId(open) === cellId(own) ? null : open));
    return columnsFor(chosen, { query, mayEdit, editing, onEdit: setEditing, onClose, onDelete });
  }, [chosen, query, mayEdit, editing, onDelete]);

  // The focus goes back to the cell that was edited, unless the editor has gone on to something else.
  useEffect(() => {
    const before = last.current;
    last.current = editing;
    if (editing !== null || before === null || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(`[data-cell="${cellId(before)}"]`)?.focus();
  }, [editing]);

  const sort = {
    key: filters.sort,
    direction: filters.descending ? "descending" : "ascending",
    hrefFor: (key: string, direction: string) =>
      `/admin/gifts${giftTableQuery({ ...filters, sort: key as GiftTableFilters["sort"], descending: direction === "descending", page: 1 })}`,
  } as const;
  return (
    <DataTable
      caption="Gifts in the catalog"
      columns={columns}
      rows={rows}
      sort={sort}
      isStale={isStale}
      hasRowFocus
      selection={mayEdit && selected !== null ? { selected, onChange: onSelect, labelOf: ({ name }) => name } : undefined}
    />
  );
}
