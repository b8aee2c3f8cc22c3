import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { formatCount } from "../../gift-tags.ts";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "../../taxonomies.ts";
import type { BulkRequest } from "../bulk-changes.ts";
import { GIFT_FIELD_NAMES } from "../gift-form-values.ts";
import type { BulkOutcome } from "./use-bulk-change.ts";
import { useFormOptions } from "./use-form-options.ts";

export interface BulkDialogProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  onChange: (deed: BulkRequest["deed"]) => Promise<BulkOutcome>;
}

type How = Extract<BulkRequest["deed"], { kind: "categories" }>["how"];
const HOW: Record<How, { label: string; says: string; button: string }> = {
  add: { label: "Add", says: "Adds these values to the ones the gifts already have.", button: "Add to" },
  remove: { label: "Remove", says: "Removes these values from the gifts. They won’t be guessed again.", button: "Remove from" },
  replace: { label: "Replace", says: "Replaces all values of this kind with these.", button: "Set for" },
};
const theGifts = (count: number) => (count === 1 ? "the gift" : "the gifts");

/** Adds values of a taxonomy to the selected gifts, takes them away, or puts them in place of others. */
export function CategorizeDialog(props: BulkDialogProps) {
  const { isOpen, count, onClose, onChange } = props;
  const [key, setKey] = useState<TaxonomyKey>("giftType");
  const [how, setHow] = useState<How>("add");
  const [ids, setIds] = useState<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function change() {
    setIsBusy(true);
    const outcome = await onChange({ kind: "categories", taxonomy: key, how, ids });
    setIsBusy(false);
    if (outcome.kind === "refused") return setMessage(outcome.message);
    setIds([]);
    setMessage(null);
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Categorize ${formatCount(count)} ${count === 1 ? "gift" : "gifts"}`}
      description={HOW[how].says}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void change()} busy={isBusy} disabled={ids.length === 0 && how !== "replace"}>
            {HOW[how].button} {theGifts(count)}
          </Button>
        </>
      }
    >
      <div className="flex min-h-80 flex-col gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="Kind"
            value={key}
            onChange={(event) => {
              setKey(event.target.value as TaxonomyKey);
              setIds([]);
            }}
          >
            {TAXONOMIES.filter((candidate) => candidate.key !== "priceTier").map((candidate) => (
              <option key={candidate.key} value={candidate.key}>
                {GIFT_FIELD_NAMES[candidate.key]}
              </option>
            ))}
          </SelectField>
          <SelectField label="What to do" value={how} onChange={(event) => setHow(event.target.value as How)}>
            {Object.entries(HOW).map(([value, { label }]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <TaxonomyValues isWanted={isOpen} taxonomyKey={key} ids={ids} onChange={setIds} error={message ?? undefined} />
      </div>
    </Dialog>
  );
}

interface TaxonomyValuesProps {
  isWanted: boolean;
  taxonomyKey: TaxonomyKey;
  ids: string[];
  onChange: (ids: string[]) => void;
  error?: string;
}

/** Chooses values of a taxonomy, which are fetched when they are wanted. */
export function TaxonomyValues({ isWanted, taxonomyKey, ids, onChange, error }: TaxonomyValuesProps) {
  const options = useFormOptions(isWanted);
  if (options === null)
    return (
      <p role="status" className="text-soft-ink">
        Loading {taxonomy(taxonomyKey).plural}…
      </p>
    );
  return (
    <MultiSelect
      label={GIFT_FIELD_NAMES[taxonomyKey]}
      options={options.categories[taxonomyKey]}
      selectedIds={ids}
      onChange={onChange}
      error={error}
    />
  );
}
