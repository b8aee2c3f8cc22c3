import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { cleanCategoryName } from "../../gift-tags.ts";
import { REMOVED_VALUE_DAYS } from "../../taxonomy-admin.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";
import { sayGiftCount } from "./delete-value-dialog.tsx";

interface MergeDialogProps {
  /** Null while the dialog is closed. */
  value: TaxonomyValue | null;
  others: readonly TaxonomyValue[];
  onClose: () => void;
  /** Resolves to false where nothing was answered: the choice stays for another try. */
  onMerge: (value: TaxonomyValue, into: TaxonomyValue) => Promise<boolean>;
}

/** Asks which other value a value is merged into. */
export function MergeDialog({ value, others, onClose, onMerge }: MergeDialogProps) {
  return (
    <Dialog isOpen={value !== null} onClose={onClose} size="sm" title={value === null ? "" : `Merge ${cleanCategoryName(value.name)}`}>
      {value === null ? null : <MergeForm value={value} others={others} onClose={onClose} onMerge={onMerge} />}
    </Dialog>
  );
}

function MergeForm({ value, others, onClose, onMerge }: MergeDialogProps & { value: TaxonomyValue }) {
  const [intoId, setIntoId] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const into = others.find(({ id }) => id === intoId);

  async function merge() {
    if (into === undefined) return;
    setIsBusy(true);
    if (await onMerge(value, into)) return onClose();
    setIsBusy(false);
  }

  return (
    <div className="flex flex-col gap-4">
      <p className="text-[0.9375rem] text-soft-ink">
        {sayGiftCount(value.giftCount)} “{cleanCategoryName(value.name)}”. Gifts that have it get the one you choose instead, and its
        address leads there. {`You can undo this for ${REMOVED_VALUE_DAYS} days.`}
      </p>
      <SelectField label="Merge into" value={intoId} onChange={(event) => setIntoId(event.target.value)}>
        <option value="">Please choose…</option>
        {others.map(({ id, name, giftCount }) => (
          <option key={id} value={id}>{`${cleanCategoryName(name)} (${giftCount})`}</option>
        ))}
      </SelectField>
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="danger" disabled={into === undefined} busy={isBusy} onClick={() => void merge()}>
          Merge
        </Button>
      </div>
    </div>
  );
}
