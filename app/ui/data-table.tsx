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

/** Explicit ARIA roles, since rows become cards where there is no room for a table, and changing `display` removes the implicit roles of table elements. */
const ROLE = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  cell: { role: "cell" },
} as const;

const ON_CARD = {
  top: "@max-4xl:order-first @max-4xl:shrink-0",
  title: "@max-4xl:order-first @max-4xl:min-w-0 @max-4xl:flex-1",
  plain: "@max-4xl:basis-full",
  line: "@max-4xl:flex @max-4xl:basis-full @max-4xl:items-center @max-4xl:justify-between @max-4xl:gap-4 @max-4xl:text-right",
} as const;

/** A table with sortable headers (links, since the URL has the state) and row selection; where it is narrow, it is a list of cards. */
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
    <div className="@container">
      <div
        className={joinClasses(
          "overflow-x-auto @4xl:rounded-card @4xl:border @4xl:border-line @4xl:bg-card",
          isStale ? "opacity-60 transition-opacity" : null,
          className,
        )}
      >
        <table {...ROLE.table} aria-busy={isStale || undefined} className="w-full border-collapse text-[0.9375rem] @max-4xl:block">
          <caption className="sr-only">{caption}</caption>
          <thead {...ROLE.rowgroup} className="@max-4xl:block">
            <tr
              {...ROLE.row}
              className="text-left text-sm text-soft-ink @max-4xl:mb-2 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:items-center @max-4xl:gap-x-1 @4xl:border-b @4xl:border-line"
            >
              {selection ? (
                <th {...ROLE.columnheader} scope="col" className="w-11 @4xl:pl-1.5">
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
                    "px-3 py-1.5 font-semibold whitespace-nowrap @max-4xl:px-0",
                    column.align === "right" ? "text-right" : null,
                    column.sortKey && sort ? null : "@max-4xl:sr-only",
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
          <tbody {...ROLE.rowgroup} className="grid-cols-1 gap-3 @2xl:grid-cols-2 @max-4xl:grid">
            {rows.map((row) => (
              <tr
                key={row.id}
                {...ROLE.row}
                {...(hasRowFocus ? { "data-row-id": row.id, tabIndex: -1 } : null)}
                className={joinClasses(
                  "-outline-offset-2 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:content-start @max-4xl:items-center @max-4xl:gap-x-3 @max-4xl:gap-y-1.5 @max-4xl:rounded-card @max-4xl:border @max-4xl:border-line @max-4xl:bg-card @max-4xl:p-3.5 @4xl:border-b @4xl:border-line @4xl:last:border-b-0 @4xl:hover:bg-paper",
                  selection?.selected.has(String(row.id)) ? "bg-sage/45" : null,
                )}
              >
                {selection ? (
                  <td {...ROLE.cell} className="@max-4xl:order-first @max-4xl:-m-2 @4xl:pl-1.5">
                    <RowCheckbox row={row} selection={selection} />
                  </td>
                ) : null}
                {columns.map((column) => (
                  <td
                    key={column.id}
                    {...ROLE.cell}
                    className={joinClasses(
                      "px-3 py-2 align-middle @max-4xl:p-0",
                      column.align === "right" ? "text-right tabular-nums" : null,
                      ON_CARD[column.onCard ?? "line"],
                      column.className,
                    )}
                  >
                    {column.onCard === undefined ? (
                      <span aria-hidden className="shrink-0 text-sm text-soft-ink @4xl:hidden">
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
    </div>
  );
}
