import { useState } from "react";
import type { TaxonomyValue } from "../../taxonomy-value.ts";

/** The dialog that is open and its value; `null` in `edit` stands for a new value. */
type OpenDialog = { kind: "edit"; value: TaxonomyValue | null } | { kind: "merge" | "delete"; value: TaxonomyValue } | null;

export type ValueDialogs = ReturnType<typeof useValueDialogs>;

/** Returns the one dialog that may be open, and the functions that open and close it. */
export function useValueDialogs() {
  const [open, setOpen] = useState<OpenDialog>(null);
  return {
    isEditing: open?.kind === "edit",
    edited: open?.kind === "edit" ? open.value : null,
    merged: open?.kind === "merge" ? open.value : null,
    deleted: open?.kind === "delete" ? open.value : null,
    add: () => setOpen({ kind: "edit", value: null }),
    edit: (value: TaxonomyValue) => setOpen({ kind: "edit", value }),
    merge: (value: TaxonomyValue) => setOpen({ kind: "merge", value }),
    remove: (value: TaxonomyValue) => setOpen({ kind: "delete", value }),
    close: () => setOpen(null),
  };
}
