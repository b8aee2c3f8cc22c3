import { useState } from "react";
import { type GiftTableFilters, searchOf, withSearch } from "../gift-table-filters.ts";
import type { GiftTablePage } from "../gift-table-rows.ts";
import type { BulkRequest } from "../bulk-changes.ts";

type Named = ReadonlyMap<string, string>;

/** What is selected: gifts with their names, one by one, or all that a search finds but for some. */
type GiftSelection = { kind: "some"; gifts: Named } | { kind: "all"; search: string; total: number; isMore: boolean; except: Named };

const NOTHING: GiftSelection = { kind: "some", gifts: new Map() };

/** Returns how many gifts a selection holds. */
export function countSelected(selection: GiftSelection): number {
  return selection.kind === "some" ? selection.gifts.size : selection.total - selection.except.size;
}

/** Returns a selection as a bulk change sends it; how many all found ones are is only said where it is known. */
export function toRequest(selection: GiftSelection): BulkRequest["of"] {
  if (selection.kind === "some") return { ids: [...selection.gifts.keys()] };
  const { search, except, isMore } = selection;
  return { search, except: [...except.keys()], count: isMore ? null : countSelected(selection) };
}

/** The selection of the table of gifts. It outlives other pages and filters, and always knows the names of what it holds one by one. */
export function useGiftSelection(filters: GiftTableFilters, { rows, total, isMore }: GiftTablePage) {
  const [selection, setSelection] = useState<GiftSelection>(NOTHING);
  const search = searchOf(filters);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const elsewhere = selection.kind === "all" && selection.search !== search ? withSearch(filters, selection.search) : null;

  /** The selected ids as the table's boxes show them; null where the rows were found by another search than the selection. */
  function listChecked(): ReadonlySet<string> | null {
    if (selection.kind === "some") return new Set(selection.gifts.keys());
    return elsewhere !== null ? null : new Set(rows.map(({ id }) => id).filter((id) => !selection.except.has(id)));
  }

  function check(ids: ReadonlySet<string>) {
    if (selection.kind === "some") {
      const gifts = new Map([...ids].map((id) => [id, names.get(id) ?? selection.gifts.get(id) ?? ""]));
      return setSelection({ kind: "some", gifts });
    }
    const except = new Map([...selection.except].filter(([id]) => !names.has(id)));
    for (const [id, name] of names) if (!ids.has(id)) except.set(id, name);
    setSelection({ ...selection, except });
  }

  return {
    selection,
    checked: listChecked(),
    check,
    /** The query of the table that shows a selection of all found gifts, where other filters are in force; null otherwise. */
    elsewhere,
    /** The selected gifts that are not on this page. */
    hidden: selection.kind === "some" ? [...selection.gifts].filter(([id]) => !names.has(id)) : [],
    toggle(id: string) {
      const ids = listChecked();
      if (ids !== null) check(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id]));
    },
    selectAllFound: () => setSelection({ kind: "all", search, total, isMore, except: new Map() }),
    /** Takes gifts out of a selection that holds them one by one. */
    drop(ids: readonly string[]) {
      setSelection((before) =>
        before.kind === "some" ? { kind: "some", gifts: new Map([...before.gifts].filter(([id]) => !ids.includes(id))) } : before,
      );
    },
    clear: () => setSelection(NOTHING),
  };
}
export type SelectedGifts = ReturnType<typeof useGiftSelection>;
