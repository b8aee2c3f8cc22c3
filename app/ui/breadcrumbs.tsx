import { ChevronRight } from "lucide-react";
import { Link } from "react-router";

interface BreadcrumbsProps {
  /** Path from the outermost page to the current one, which needs no `to`. */
  items: readonly { label: string; to?: string }[];
  className?: string;
}

/** Breadcrumb navigation. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="-ml-1 flex flex-wrap items-center gap-x-1 text-sm text-soft-ink">
        {items.map(({ label, to }, index) => (
          <li key={`${index}-${label}`} className="flex max-w-full min-w-0 items-center gap-1">
            {index > 0 ? <ChevronRight aria-hidden className="size-3.5 shrink-0" /> : null}
            {to ? (
              <Link to={to} className="inline-flex min-h-touch items-center rounded-tag px-1 hover:text-evergreen hover:underline">
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="truncate px-1 font-medium text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
