import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { toDollarText } from "#app/platform/money.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import { type CellField, cellName, type CellValue } from "../cell-changes.ts";
import type { GiftForm } from "../gift-form.ts";
import type { GiftTableRow } from "../gift-table-rows.ts";
import { GIFT_TOASTS } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";

/** The cell that is edited. */
export interface EditedCell {
  gift: GiftTableRow;
  field: CellField;
}

/** Returns what stands in a cell, as the gift's form would have it. */
export function cellValue({ gift, field }: EditedCell): CellValue {
  if (field === "name") return gift.name;
  if (field === "price") return gift.priceCents === null ? "" : toDollarText(gift.priceCents);
  if (field === "inStock") return gift.inStock;
  return (gift.values[field] ?? []).filter(({ isStated }) => isStated).map(({ id }) => id);
}

function formValue(form: GiftForm, field: CellField): CellValue {
  return field === "name" || field === "price" || field === "inStock" ? form[field] : form.categories[field];
}

/** What somebody else has saved in the cell meanwhile. */
export interface CellConflict {
  theirs: CellValue;
  version: number;
  savedBy: string | null;
}

/** Saves a cell, and keeps what is wrong with it for the cell to show. `onDone` is called when there is nothing left to do. */
export function useCellSaving(cell: EditedCell, onDone: () => void) {
  const { gift, field } = cell;
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<CellConflict | null>(null);
  /** False once the editor has gone on to another cell: what is wrong with this one is then said in a notice. */
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const base = conflict === null ? { was: cellValue(cell), version: gift.version } : { was: conflict.theirs, version: conflict.version };

  async function undo(version: number, was: CellValue, value: CellValue) {
    const answer = await requestGiftChange({ change: "cell", id: gift.id, version, field, was, value });
    if (answer.ok) toastStore.add(GIFT_TOASTS.updated);
    else showChangeError(answer, answer.reason === "conflict" ? GIFT_TOASTS.cellChanged : GIFT_TOASTS.updateFailed);
    // Who is signed out, or has no connection, would be led away from the table.
    if (answer.ok || answer.reason !== "trouble") await revalidate();
  }

  async function save(value: CellValue): Promise<void> {
    if (isBusy) return;
    if (conflict === null && JSON.stringify(value) === JSON.stringify(base.was)) return onDone();
    setIsBusy(true);
    setError(null);
    const answer = await requestGiftChange({ change: "cell", id: gift.id, ...base, field, value });
    if (answer.ok) {
      const { version } = answer;
      const description = `${cellName(field)} of ${gift.name}`;
      showUndoToast({ title: GIFT_TOASTS.updated.title, description, onUndo: () => void undo(version, value, base.was) });
      await revalidate();
      return onDone();
    }
    setIsBusy(false);
    if (!isShown.current && (answer.reason === "conflict" || answer.reason === "invalid")) {
      const why = answer.reason === "conflict" ? GIFT_TOASTS.cellConflict.description : answer.errors[field];
      return void toastStore.add({ ...GIFT_TOASTS.cellConflict, description: `${cellName(field)} of ${gift.name}: ${why ?? ""}` });
    }
    if (answer.reason === "conflict")
      return setConflict({ theirs: formValue(answer.theirs.form, field), version: answer.theirs.version, savedBy: answer.savedBy });
    if (answer.reason === "invalid")
      return setError(answer.errors[field] ?? "Something in this gift’s form needs fixing. Open it to see what.");
    showChangeError(answer, answer.reason === "gone" ? GIFT_TOASTS.unknownGift : GIFT_TOASTS.updateFailed);
    if (answer.reason === "gone") {
      await revalidate();
      onDone();
    }
  }

  return {
    isBusy,
    error,
    conflict,
    save,
    clearError: () => setError(null),
    /** Leaves what somebody else has saved, and shows it. */
    async keepTheirs() {
      await revalidate();
      onDone();
    },
  };
}
export type CellSaving = ReturnType<typeof useCellSaving>;
