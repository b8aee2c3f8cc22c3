import { useState } from "react";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { cleanCategoryName } from "../../gift-tags.ts";
import { REMOVED_VALUE_DAYS } from "../../taxonomy-admin.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";

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
      text={`${sayGiftCount(value?.giftCount ?? 0)} “${name}”. ${value?.giftCount === 0 ? "You" : "They stay in the catalog, and you"} can restore it for ${REMOVED_VALUE_DAYS} days.`}
    />
  );
}

/** Returns "1 gift uses", "12 gifts use" or "No gift uses". */
export function sayGiftCount(count: number): string {
  if (count === 0) return "No gift uses";
  return count === 1 ? "1 gift uses" : `${count} gifts use`;
}
