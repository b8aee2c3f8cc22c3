import { useState } from "react";
import type { MediaBulkRequest } from "../schema.ts";
import type { MediaFile } from "../types.ts";

/** What is selected: files with their names, one by one, or all that a search finds but for some. */
type FileSelection =
  | { kind: "some"; files: ReadonlyMap<string, string> }
  | { kind: "all"; search: string; total: number; except: ReadonlySet<string> };

type Files = Extract<MediaBulkRequest, { deed: "delete" }>["of"];

const NOTHING: FileSelection = { kind: "some", files: new Map() };

/** The selection of the library. It outlives other pages and filters, and knows the names of what it holds one by one. */
export function useFileSelection(search: string, files: readonly MediaFile[], total: number) {
  const [selection, setSelection] = useState<FileSelection>(NOTHING);
  const isElsewhere = selection.kind === "all" && selection.search !== search;
  const names = new Map(files.map(({ id, name }) => [id, name]));
  const count = selection.kind === "some" ? selection.files.size : selection.total - selection.except.size;

  function listChecked(): ReadonlySet<string> {
    if (selection.kind === "some") return new Set(selection.files.keys());
    return isElsewhere ? new Set() : new Set(files.map(({ id }) => id).filter((id) => !selection.except.has(id)));
  }

  function check(ids: ReadonlySet<string>) {
    if (selection.kind === "some" || isElsewhere) {
      const known = selection.kind === "some" ? selection.files : new Map<string, string>();
      return setSelection({ kind: "some", files: new Map([...ids].map((id) => [id, names.get(id) ?? known.get(id) ?? ""])) });
    }
    const except = new Set([...selection.except].filter((id) => !names.has(id)));
    for (const id of names.keys()) if (!ids.has(id)) except.add(id);
    setSelection({ ...selection, except });
  }

  return {
    count,
    checked: listChecked(),
    check,
    isAll: selection.kind === "all",
    /** True where all found files were selected with other filters than those in force. */
    isElsewhere,
    /** The names of selected files that are not on this page. */
    hidden: selection.kind === "some" ? [...selection.files].filter(([id]) => !names.has(id)).map(([, name]) => name) : [],
    selectAllFound: () => setSelection({ kind: "all", search, total, except: new Set() }),
    clear: () => setSelection(NOTHING),
    /** The selection as a change of many files sends it. */
    toRequest: (): Files =>
      selection.kind === "some" ? { ids: [...selection.files.keys()] } : { search: selection.search, except: [...selection.except], count },
  };
}

export type ChosenFiles = ReturnType<typeof useFileSelection>;
