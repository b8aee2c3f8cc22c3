import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { joinClasses } from "./class-names.ts";
import { listPageItems } from "./page-window.ts";

const CELL =
  "inline-flex min-h-touch min-w-touch items-center justify-center gap-1.5 rounded-control px-2 text-[0.9375rem] font-semibold tabular-nums transition-colors duration-150";

interface PaginationProps {
  page: number;
  pageCount: number;
  /** Returns the URL of a page. */
  hrefFor: (page: number) => string;
  label?: string;
  className?: string;
}

/** Links to the other pages of a list; renders nothing where there is only one. */
export function Pagination({ page, pageCount, hrefFor, label = "Pages", className }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={joinClasses("flex flex-col items-center gap-2", className)}>
      <ul className="flex items-center gap-1">
        <li>
          <Step to={page > 1 ? hrefFor(page - 1) : null} rel="prev">
            <ChevronLeft aria-hidden className="size-4.5" />
            Previous
          </Step>
        </li>
        {listPageItems(page, pageCount).map((item) => (
          <li key={item.kind === "gap" ? `after-${item.after}` : item.page} className="hidden md:block">
            {item.kind === "gap" ? (
              <span aria-hidden className={joinClasses(CELL, "text-soft-ink")}>
                …
              </span>
            ) : (
              <Link
                to={hrefFor(item.page)}
                aria-current={item.page === page ? "page" : undefined}
                aria-label={`Page ${item.page}`}
                className={joinClasses(CELL, item.page === page ? "bg-evergreen text-paper" : "hover:bg-linen")}
              >
                {item.page}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step to={page < pageCount ? hrefFor(page + 1) : null} rel="next">
            Next
            <ChevronRight aria-hidden className="size-4.5" />
          </Step>
        </li>
      </ul>
      <p className="text-sm text-soft-ink tabular-nums">
        Page {page} of {pageCount}
      </p>
    </nav>
  );
}

function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  const classes = joinClasses(CELL, "px-3");
  if (to === null) {
    return (
      <span aria-hidden className={joinClasses(classes, "invisible")}>
        {children}
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} className={joinClasses(classes, "text-evergreen hover:bg-linen")}>
      {children}
    </Link>
  );
}
