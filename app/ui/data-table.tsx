import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";
import { RowCheckbox, SelectAllCheckbox, type TableSelection } from "./data-table-selection.tsx";
import { SortableHeader, type TableSort } from "./data-table-sort.tsx";

export interface Column<Row> {
  id: string;
  head: string;
  /** Key that the column's header sorts by; without one it is plain text. */
  sortKey?: string;
  align?: "left" | "right";
  /** True shows the header to screen readers only, as for pictures. */
  hidesHead?: boolean;
  /**
   * Position of the cell on the card that a row becomes on narrow screens: its top line, its title, or a line without a label. By default
   * it is a line with the header as its label.
   */
  onCard?: "top" | "title" | "plain";
  className?: string;
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row extends { id: string | number }> {
  /** Caption of the table for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  sort?: TableSort;
  selection?: TableSelection<Row>;
  /** True while the rows are about to be replaced. */
  isStale?: boolean;
  /** True lets scripts focus the rows, for a screen that goes through them by keys. */
  hasRowFocus?: boolean;
  className?: string;
}

/** Explicit ARIA roles, since rows become cards below 1024 px and changing `display` removes the implicit roles of table elements. */
const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

const ON_CARD = {
  top: "max-lg:order-first max-lg:shrink-0",
  title: "max-lg:order-first max-lg:min-w-0 max-lg:flex-1",
  plain: "max-lg:basis-full",
  line: "max-lg:flex max-lg:basis-full max-lg:items-center max-lg:justify-between max-lg:gap-4 max-lg:text-right",
} as const;

/** A table with sortable headers (links, since the URL has the state) and row selection; on narrow screens it is a list of cards. */
export function DataTable<Row extends { id: string | number }>({
  caption,
  columns,
  rows,
  sort,
  selection,
  isStale,
  hasRowFocus = false,
  className,
}: DataTableProps<Row>) {
  return (
    <div
      className={joinClasses(
        "overflow-x-auto lg:rounded-card lg:border lg:border-line lg:bg-card",
        isStale ? "opacity-60 transition-opacity" : null,
        className,
      )}
    >
      <table {...ROLE.table} aria-busy={isStale || undefined} className="w-full border-collapse text-[0.9375rem] max-lg:block">
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLE.rowgroup} className="max-lg:block">
          <tr
            {...ROLE.row}
            className="text-left text-sm text-soft-ink max-lg:mb-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-1 lg:border-b lg:border-line"
          >
            {selection ? (
              <th {...ROLE.columnheader} scope="col" className="w-11 lg:pl-1.5">
                <SelectAllCheckbox rows={rows} selection={selection} />
              </th>
            ) : null}
            {columns.map((column) => (
              <th
                key={column.id}
                {...ROLE.columnheader}
                scope="col"
                aria-sort={column.sortKey && sort?.key === column.sortKey ? sort.direction : undefined}
                className={joinClasses(
                  "px-3 py-1.5 font-semibold whitespace-nowrap max-lg:px-0",
                  column.align === "right" ? "text-right" : null,
                  column.sortKey && sort ? null : "max-lg:sr-only",
                )}
              >
                {column.sortKey && sort ? (
                  <SortableHeader label={column.head} sortKey={column.sortKey} sort={sort} isRight={column.align === "right"} />
                ) : (
                  <span className={column.hidesHead ? "sr-only" : undefined}>{column.head}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLE.rowgroup} className="max-lg:flex max-lg:flex-col max-lg:gap-3">
          {rows.map((row) => (
            <tr
              key={row.id}
              {...ROLE.row}
              {...(hasRowFocus ? { "data-row-id": row.id, tabIndex: -1 } : null)}
              className={joinClasses(
                "-outline-offset-2 max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:gap-x-3 max-lg:gap-y-1.5 max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-card max-lg:p-3.5 lg:border-b lg:border-line lg:last:border-b-0 lg:hover:bg-paper",
                selection?.selected.has(String(row.id)) ? "bg-sage/45" : null,
              )}
            >
              {selection ? (
                <td {...ROLE.cell} className="max-lg:order-first max-lg:-m-2 lg:pl-1.5">
                  <RowCheckbox row={row} selection={selection} />
                </td>
              ) : null}
              {columns.map((column) => (
                <td
                  key={column.id}
                  {...ROLE.cell}
                  className={joinClasses(
                    "px-3 py-2 align-middle max-lg:p-0",
                    column.align === "right" ? "text-right tabular-nums" : null,
                    ON_CARD[column.onCard ?? "line"],
                    column.className,
                  )}
                >
                  {column.onCard === undefined ? (
                    <span aria-hidden className="shrink-0 text-sm text-soft-ink lg:hidden">
                      {column.head}
                    </span>
                  ) : null}
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
