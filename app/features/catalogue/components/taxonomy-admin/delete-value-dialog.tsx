import { useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { cleanCategoryName } from "../../rules.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import { sayGiftCount } from "./gift-count.ts";

interface DeleteValueDialogProps {
  /** Null while the dialog is closed. */
  value: TaxonomyValue | null;
  onClose: () => void;
  onDelete: (value: TaxonomyValue) => Promise<void>;
}

/** Asks for confirmation before a value is deleted, and shows how many gifts use it. */
export function DeleteValueDialog({ value, onClose, onDelete }: DeleteValueDialogProps) {
  const [isBusy, setIsBusy] = useState(false);

  async function remove() {
    if (value === null) return;
    setIsBusy(true);
    await onDelete(value);
    setIsBusy(false);
    onClose();
  }

  const name = cleanCategoryName(value?.name ?? "");
  return (
    <ConfirmDialog
      isOpen={value !== null}
      onClose={onClose}
      onConfirm={() => void remove()}
      isBusy={isBusy}
      text={`${sayGiftCount(value?.giftCount ?? 0)} “${name}”. ${value?.giftCount === 0 ? "It" : "They stay in the catalog; it"} can be brought back for a moment after.`}
    />
  );
}
