import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { Link } from "react-router";
import { joinClasses } from "./class-names.ts";

export type SortDirection = "ascending" | "descending";

export interface TableSort {
  key: string;
  direction: SortDirection;
  /** Returns the URL of the table with another sorting. */
  hrefFor: (key: string, direction: SortDirection) => string;
}

interface SortHeadProps {
  label: string;
  sortKey: string;
  sort: TableSort;
  isRight: boolean;
}

/** A column header that sorts by its column, and reverses the order where the table is sorted by it already. */
export function SortableHeader({ label, sortKey, sort, isRight }: SortHeadProps) {
  const isCurrent = sort.key === sortKey;
  const next = isCurrent && sort.direction === "ascending" ? "descending" : "ascending";
  const Icon = isCurrent ? (sort.direction === "ascending" ? ArrowUp : ArrowDown) : ArrowUpDown;
  return (
    <Link
      to={sort.hrefFor(sortKey, next)}
      preventScrollReset
      className={joinClasses(
        "-mx-2 inline-flex min-h-touch items-center gap-1.5 rounded-control px-2 hover:bg-linen hover:text-ink @max-4xl:mx-0",
        isCurrent ? "text-ink" : null,
        isRight ? "@4xl:flex-row-reverse" : null,
      )}
    >
      {label}
      <Icon aria-hidden className={joinClasses("size-3.5", isCurrent ? null : "opacity-50")} />
    </Link>
  );
}
