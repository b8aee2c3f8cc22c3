import { FileUp, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigation, useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FilterChips } from "#app/ui/filter-chips.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { formatCount } from "../../gift-tags.ts";
import { describeFilters } from "../describe-filters.ts";
import {
  GIFTS_PER_TABLE_PAGE,
  type GiftTableFilters,
  giftTableQuery,
  narrowsTable,
  readGiftTableFilters,
  withoutFilters,
} from "../gift-table-filters.ts";
import type { GiftTablePage } from "../gift-table-rows.ts";
import { GIFTS_SCREEN } from "../texts.ts";
import { GiftBulkBar } from "./gift-bulk-bar.tsx";
import { type FilterOptions, GiftFilterPanel } from "./gift-filter-panel.tsx";
import { GiftSearchBox } from "./gift-search.tsx";
import { GiftTable } from "./gift-table.tsx";
import { useGiftActions } from "./use-gift-actions.ts";

const HERE = "/admin/gifts";
const addressOf = (filters: GiftTableFilters) => HERE + giftTableQuery(filters);
const NOBODY: ReadonlySet<string> = new Set();

export interface GiftManagementProps {
  filters: GiftTableFilters;
  page: GiftTablePage;
  options: FilterOptions;
}

/** Returns true while the table is being reloaded. */
function useIsLoading(): boolean {
  const { pathname } = useLocation();
  const target = useNavigation().location;
  const { state } = useRevalidator();
  return state === "loading" || (target !== undefined && target.pathname === pathname && pathname === HERE);
}

/** Returns the filters that were just chosen while their table is loading, else those in force. */
function useChosenFilters(filters: GiftTableFilters): GiftTableFilters {
  const target = useNavigation().location;
  return target?.pathname === HERE ? readGiftTableFilters(new URLSearchParams(target.search)) : filters;
}

/** The screen on which editors find, select and change gifts. */
export function GiftManagement({ filters: filtersInForce, page, options }: GiftManagementProps) {
  const filters = useChosenFilters(filtersInForce);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLoading = useIsLoading();
  const actions = useGiftActions();
  const mayEdit = useRight("catalogue.edit");
  const [selected, setSelected] = useState(NOBODY);
  const [toDelete, setToDelete] = useState<readonly string[]>([]);
  const [isDeleting, setIsDeleting] = useState(false);
  const query = giftTableQuery(filters);

  const show = useCallback(
    (change: Partial<GiftTableFilters>) =>
      // Without flushSync, a box that was just checked would first jump back.
      void navigate(addressOf({ ...filters, ...change, page: 1 }), { preventScrollReset: true, flushSync: true }),
    [navigate, filters],
  );
  const search = useCallback(
    (q: string) => void navigate(addressOf({ ...filters, q, page: 1 }), { replace: filters.q !== "", preventScrollReset: true }),
    [navigate, filters],
  );

  async function confirmDelete() {
    setIsDeleting(true);
    const isGone = await actions.remove(toDelete);
    setIsDeleting(false);
    setToDelete([]);
    if (isGone) setSelected((before) => new Set([...before].filter((id) => !toDelete.includes(id))));
  }
  const askToDelete = useCallback(({ id }: { id: string }) => setToDelete([id]), []);

  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={GIFTS_SCREEN.title}
        subtitle={GIFTS_SCREEN.subtitle}
        actions={
          <>
            <Button variant="secondary" disabled={isLoading} onClick={() => void revalidate()}>
              <RefreshCw aria-hidden className={joinClasses("size-4.5", isLoading ? "animate-spin" : null)} />
              {GIFTS_SCREEN.refresh}
            </Button>
            {mayEdit ? <EditingLinks query={query} /> : null}
          </>
        }
      />
      <div className="flex flex-wrap items-start gap-3">
        <GiftSearchBox q={filters.q} onSearch={search} />
        <GiftFilterPanel filters={filters} options={options} onChange={show} />
      </div>
      <FilterChips
        chips={describeFilters(filters, options).map(({ key, label, without }) => ({ key, label, removeTo: addressOf(without) }))}
        clearTo={addressOf(withoutFilters(filters))}
      />
      {selected.size > 0 ? (
        <GiftBulkBar
          selected={selected}
          actions={actions}
          onClear={() => setSelected(NOBODY)}
          onDelete={() => setToDelete([...selected])}
        />
      ) : null}
      <Found filters={filtersInForce} page={page} isLoading={isLoading} selected={selected} onSelect={setSelected} onDelete={askToDelete} />
      <ConfirmDialog
        isOpen={toDelete.length > 0}
        onClose={() => setToDelete([])}
        onConfirm={() => void confirmDelete()}
        isBusy={isDeleting}
        text={toDelete.length > 1 ? GIFTS_SCREEN.deleteSeveralText(toDelete.length) : GIFTS_SCREEN.deleteText}
      />
    </div>
  );
}

function EditingLinks({ query }: { query: string }) {
  return (
    <>
      <ButtonLink to="/admin/gifts/import" variant="secondary">
        <FileUp aria-hidden className="size-4.5" />
        Import / Export
      </ButtonLink>
      <ButtonLink to="/admin/gifts/trash" variant="secondary">
        <Trash2 aria-hidden className="size-4.5" />
        Trash
      </ButtonLink>
      <ButtonLink to={`${HERE}/new${query}`} preventScrollReset>
        <Plus aria-hidden className="size-4.5" />
        {GIFTS_SCREEN.add}
      </ButtonLink>
    </>
  );
}

interface FoundProps {
  filters: GiftTableFilters;
  page: GiftTablePage;
  isLoading: boolean;
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onDelete: (gift: { id: string }) => void;
}

/** Shows the number of matches, the table and its pages, or why the table is empty. */
function Found({ filters, page, isLoading, selected, onSelect, onDelete }: FoundProps) {
  const { rows, total, isMore } = page;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsSlow(true), 150);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  const count = `${formatCount(total)}${isMore ? "+" : ""} ${total === 1 ? "gift" : "gifts"}`;
  const pageCount = Math.ceil(total / GIFTS_PER_TABLE_PAGE);
  return (
    <>
      <p role="status" className="text-sm text-soft-ink tabular-nums">
        {isLoading && isSlow ? GIFTS_SCREEN.loading : narrowsTable(filters) ? `${count} found` : count}
      </p>
      {rows.length === 0 ? (
        <Nothing filters={filters} isCatalogueEmpty={page.isCatalogueEmpty} />
      ) : (
        <GiftTable
          rows={rows}
          filters={filters}
          isStale={isLoading && isSlow}
          selected={selected}
          onSelect={onSelect}
          onDelete={onDelete}
        />
      )}
      <Pagination
        page={Math.min(filters.page, Math.max(1, pageCount))}
        pageCount={pageCount}
        hrefFor={(number) => addressOf({ ...filters, page: number })}
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
        <ButtonLink to={addressOf(withoutFilters(filters))} variant="secondary">
          {GIFTS_SCREEN.clearFilters}
        </ButtonLink>
      }
    />
  );
}
