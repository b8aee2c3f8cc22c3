import { FileUp, History, Keyboard, Plus, RefreshCw, Trash2 } from "lucide-react";
import { useCallback, useState } from "react";
import { useLocation, useMatch, useNavigate, useNavigation, useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { FilterChips } from "#app/ui/filter-chips.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { formatCount } from "../../gift-tags.ts";
import { describeFilters, type FilterNames } from "../describe-filters.ts";
import { type GiftTableFilters, giftTableQuery, readGiftTableFilters, withoutFilters } from "../gift-table-filters.ts";
import type { GiftTablePage } from "../gift-table-rows.ts";
import type { GiftView } from "../gift-views.ts";
import { GIFTS_SCREEN } from "../texts.ts";
import { GiftResults } from "./gift-results.tsx";
import { GiftBulkBar } from "./gift-bulk-bar.tsx";
import { type Display, GiftDisplayMenu } from "./gift-display-menu.tsx";
import { GiftFilterPanel } from "./gift-filter-panel.tsx";
import { GiftSearchBox } from "./gift-search.tsx";
import { changeViews, GiftViewsMenu } from "./gift-views-menu.tsx";
import { TableKeysDialog } from "./table-keys-dialog.tsx";
import { useBulkChange } from "./use-bulk-change.ts";
import { useGiftActions } from "./use-gift-actions.ts";
import { countSelected, useGiftSelection } from "./use-gift-selection.ts";
import { useRowFocus, useTableKeys } from "./use-table-keys.ts";

const HERE = "/admin/gifts";
const addressOf = (filters: GiftTableFilters) => HERE + giftTableQuery(filters);
const focusSearch = () => document.querySelector<HTMLInputElement>('input[inputmode="search"]')?.select();

export interface GiftManagementProps {
  filters: GiftTableFilters;
  page: GiftTablePage;
  /** The names of the values that the filters name. */
  names: FilterNames;
  display: Display;
  views: GiftView[];
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
export function GiftManagement({ filters: filtersInForce, page, names, display, views }: GiftManagementProps) {
  const filters = useChosenFilters(filtersInForce);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isLoading = useIsLoading();
  const actions = useGiftActions();
  const bulk = useBulkChange(actions.restore);
  const mayEdit = useRight("catalogue.edit");
  const selected = useGiftSelection(filtersInForce, page);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
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
  function choose(chosen: Display) {
    const habits = { columns: [...chosen.columns], size: chosen.size };
    show(habits);
    if (mayEdit) void changeViews({ change: "remember", habits });
  }
  useTableKeys(
    {
      onSearch: focusSearch,
      onNew: () => void navigate(`${HERE}/new${query}`, { preventScrollReset: true }),
      onEdit: (id) => void navigate(`${HERE}/${id}${query}`, { preventScrollReset: true }),
      onToggle: selected.toggle,
      onHelp: () => setShowsKeys(true),
    },
    mayEdit,
  );
  useRowFocus(useMatch(`${HERE}/:gift`)?.params.gift);

  async function confirmDelete() {
    if (toDelete === null) return;
    setIsDeleting(true);
    const isGone = await actions.remove(toDelete);
    setIsDeleting(false);
    setToDelete(null);
    if (isGone) selected.drop([toDelete]);
  }
  const askToDelete = useCallback(({ id }: { id: string }) => setToDelete(id), []);
  const { differing } = bulk;
  const deletes = differing?.request.deed.kind === "delete";

  async function goOn() {
    const outcome = await bulk.goOn();
    if (outcome.kind === "done" && deletes) selected.clear();
  }

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
        {/* On narrow screens the panels are as wide as the row of their buttons. */}
        <div className="relative flex flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:*:grow">
          <GiftFilterPanel filters={filters} onChange={show} />
          <GiftDisplayMenu display={{ ...display, ...chosenIn(filters) }} onChange={choose} />
          <GiftViewsMenu views={views} query={giftTableQuery({ ...filters, ...toViewed(display, filters), page: 1 })} />
          <IconButton
            label="Keyboard shortcuts"
            title="Keyboard shortcuts (?)"
            icon={<Keyboard aria-hidden />}
            onClick={() => setShowsKeys(true)}
            className="max-sm:hidden"
          />
        </div>
      </div>
      <FilterChips
        chips={describeFilters(filters, names).map(({ key, label, without }) => ({ key, label, removeTo: addressOf(without) }))}
        clearTo={addressOf(withoutFilters(filters))}
      />
      {countSelected(selected.selection) > 0 || bulk.progress !== null ? <GiftBulkBar selected={selected} page={page} bulk={bulk} /> : null}
      <GiftResults
        filters={filtersInForce}
        display={display}
        page={page}
        isLoading={isLoading}
        selected={selected.checked}
        onSelect={selected.check}
        onDelete={askToDelete}
      />
      <ConfirmDialog
        isOpen={toDelete !== null}
        onClose={() => setToDelete(null)}
        onConfirm={() => void confirmDelete()}
        isBusy={isDeleting}
        text={GIFTS_SCREEN.deleteText}
      />
      <ConfirmDialog
        isOpen={differing !== null}
        onClose={bulk.giveUp}
        onConfirm={() => void goOn()}
        title={`${deletes ? "Delete" : "Change"} ${formatCount(differing?.count ?? 0)} gifts?`}
        confirmLabel={deletes ? "Delete them all" : "Change them all"}
        text={
          differing === null || differing.said === null
            ? "That’s how many gifts your search finds. Nothing has changed yet."
            : `Your search now finds this many gifts instead of ${formatCount(differing.said)}. Nothing has changed yet.`
        }
      />
      <TableKeysDialog isOpen={showsKeys} onClose={() => setShowsKeys(false)} />
    </div>
  );
}

/** Returns what of the display the address says, which may be newer than what the table shows. */
function chosenIn({ columns, size }: GiftTableFilters): Partial<Display> {
  return { ...(columns !== null && { columns }), ...(size !== null && { size }) };
}

/** Returns the display as a view keeps it: in full, so that it is the same for everybody. */
function toViewed(display: Display, filters: GiftTableFilters): Pick<GiftTableFilters, "columns" | "size"> {
  const { columns, size } = { ...display, ...chosenIn(filters) };
  return { columns: [...columns], size };
}

function EditingLinks({ query }: { query: string }) {
  return (
    <>
      <ButtonLink to="/admin/gifts/import" variant="secondary">
        <FileUp aria-hidden className="size-4.5" />
        Import / Export
      </ButtonLink>
      <ButtonLink to="/admin/gifts/past-changes" variant="secondary">
        <History aria-hidden className="size-4.5" />
        Past changes
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
