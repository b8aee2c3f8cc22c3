import { useDeferredValue, useEffect, useState } from "react";
import { useMatch } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { PlaceholderRows } from "#app/ui/placeholder-rows.tsx";
import { formatCount } from "../../gift-tags.ts";
import { type GiftTableFilters, giftTableQuery, narrowsTable, withoutFilters } from "../gift-table-filters.ts";
import type { GiftTablePage } from "../gift-table-rows.ts";
import { GIFTS_SCREEN } from "../texts.ts";
import type { Display } from "./gift-display-menu.tsx";
import { GiftTable } from "./gift-table.tsx";

const HERE = "/admin/gifts";
/** As many as are seen around an opened form. */
const PLACEHOLDERS = 10;

interface GiftResultsProps {
  filters: GiftTableFilters;
  display: Display;
  page: GiftTablePage;
  isLoading: boolean;
  selected: ReadonlySet<string> | null;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (gift: { id: string }) => void;
}

/**
 * False at first where a gift's form is open: neither the server's page nor the browser lets the form wait for the table behind it, which
 * is drawn next.
 */
function useIsTableDrawn(): boolean {
  const isBehindForm = useMatch(`${HERE}/:gift`) !== null;
  return useDeferredValue(true, !isBehindForm);
}

/** Shows the number of matches, the table and its pages, or why the table is empty. */
export function GiftResults({ filters, display, page, isLoading, selected, onSelect, onDelete }: GiftResultsProps) {
  const { rows, total, isMore } = page;
  const [isSlow, setIsSlow] = useState(false);
  const isTableDrawn = useIsTableDrawn();
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), 150);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  const count = `${formatCount(total)}${isMore ? "+" : ""} ${total === 1 ? "gift" : "gifts"}`;
  const pageCount = Math.ceil(total / display.size);
  return (
    <>
      <p role="status" className="text-sm text-soft-ink tabular-nums">
        {isLoading && isSlow ? GIFTS_SCREEN.loading : narrowsTable(filters) ? `${count} found` : count}
      </p>
      {rows.length === 0 ? (
        <Nothing filters={filters} isCatalogueEmpty={page.isCatalogueEmpty} />
      ) : isTableDrawn ? (
        <GiftTable
          rows={rows}
          filters={filters}
          columns={display.columns}
          isStale={isLoading && isSlow}
          selected={selected}
          onSelect={onSelect}
          onDelete={onDelete}
        />
      ) : (
        <PlaceholderRows label={GIFTS_SCREEN.loading} count={Math.min(rows.length, PLACEHOLDERS)} />
      )}
      <Pagination
        page={Math.min(filters.page, Math.max(1, pageCount))}
        pageCount={pageCount}
        hrefFor={(number) => HERE + giftTableQuery({ ...filters, page: number })}
      />
    </>
  );
}

function Nothing({ filters, isCatalogueEmpty }: { filters: GiftTableFilters; isCatalogueEmpty: boolean }) {
  const mayEdit = useRight("catalogue.edit");
  if (isCatalogueEmpty && !mayEdit) return <EmptyState title={GIFTS_SCREEN.empty} />;
  if (isCatalogueEmpty)
    return (
      <EmptyState
        title={GIFTS_SCREEN.empty}
        text={GIFTS_SCREEN.emptyText}
        action={<ButtonLink to={`${HERE}/new`}>{GIFTS_SCREEN.addFirst}</ButtonLink>}
      />
    );
  return (
    <EmptyState
      title={GIFTS_SCREEN.noMatch}
      action={
        <ButtonLink to={HERE + giftTableQuery(withoutFilters(filters))} variant="secondary">
          {GIFTS_SCREEN.clearFilters}
        </ButtonLink>
      }
    />
  );
}
