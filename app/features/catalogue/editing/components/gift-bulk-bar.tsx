import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { PopoverButton } from "#app/ui/popover-button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TAXONOMIES, taxonomy, type TaxonomyKey } from "../../taxonomies.ts";
import { GIFT_FIELD_NAMES } from "../gift-form-values.ts";
import type { GiftFormOptions } from "../opened-gift.ts";
import { MAX_SELECTED } from "../gift-changes.ts";
import type { GiftActions } from "./use-gift-actions.ts";
import { useFormOptions } from "./use-form-options.ts";

interface GiftBulkBarProps {
  selected: ReadonlySet<string>;
  actions: GiftActions;
  onClear: () => void;
  onDelete: () => void;
}

const FLAGS = [
  { flag: "isFeatured", value: true, label: "Feature" },
  { flag: "isFeatured", value: false, label: "Don't feature" },
  { flag: "isTrending", value: true, label: "Mark as trending" },
  { flag: "isTrending", value: false, label: "Not trending" },
  { flag: "inStock", value: true, label: "In stock" },
  { flag: "inStock", value: false, label: "Out of stock" },
] as const;

/** Shows the actions for the selected gifts; it stays in view while the editor selects more. */
export function GiftBulkBar({ selected, actions, onClear, onDelete }: GiftBulkBarProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [isCategorizing, setIsCategorizing] = useState(false);
  const ids = [...selected];
  const isTooMany = ids.length > MAX_SELECTED;

  async function run(work: () => Promise<boolean>) {
    setIsBusy(true);
    await work();
    setIsBusy(false);
  }

  return (
    <div
      role="region"
      aria-label="Chosen gifts"
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-card border border-evergreen bg-sage px-3 py-2 md:top-2"
    >
      <p aria-live="polite" className="px-1 font-semibold tabular-nums">
        {ids.length} selected{isTooMany ? ` (at most ${MAX_SELECTED} at once)` : ""}
      </p>
      <Button variant="quiet" onClick={onClear} className="mr-auto max-sm:mr-0 max-sm:ml-auto">
        Clear selection
      </Button>
      {isTooMany ? null : (
        <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
          <PopoverButton
            label="Mark"
            panelLabel="Mark the chosen gifts"
            panelClassName="flex w-56 flex-col gap-1 max-md:left-0 max-md:right-auto"
          >
            {FLAGS.map(({ flag, value, label }) => (
              <Button
                key={label}
                variant="quiet"
                size="sm"
                busy={isBusy}
                className="justify-start"
                onClick={() => void run(() => actions.setFlag(ids, flag, value))}
              >
                {label}
              </Button>
            ))}
          </PopoverButton>
          <Button variant="secondary" onClick={() => setIsCategorizing(true)}>
            Categorize
          </Button>
          <Button variant="danger" onClick={onDelete}>
            Delete
          </Button>
        </div>
      )}
      <CategorizeDialog
        key={String(isCategorizing)}
        isOpen={isCategorizing}
        count={ids.length}
        onClose={() => setIsCategorizing(false)}
        onAdd={(values) => actions.categorize(ids, values)}
      />
    </div>
  );
}

interface CategorizeDialogProps {
  isOpen: boolean;
  count: number;
  onClose: () => void;
  /** Resolves to true when the values were added. */
  onAdd: (values: Partial<Record<TaxonomyKey, string[]>>) => Promise<boolean>;
}

function CategorizeDialog({ isOpen, count, onClose, onAdd }: CategorizeDialogProps) {
  const options = useFormOptions(isOpen);
  const [key, setKey] = useState<TaxonomyKey>("giftType");
  const [ids, setIds] = useState<string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  async function add() {
    setIsBusy(true);
    const isDone = await onAdd({ [key]: ids });
    setIsBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Categorize ${count} ${count === 1 ? "gift" : "gifts"}`}
      description="The values are added to those that the gifts have."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => void add()} busy={isBusy} disabled={ids.length === 0}>
            Add to {count === 1 ? "the gift" : "the gifts"}
          </Button>
        </>
      }
    >
      <div className="flex min-h-80 flex-col gap-4">
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
        <Values options={options} taxonomyKey={key} ids={ids} onChange={setIds} />
      </div>
    </Dialog>
  );
}

interface ValuesProps {
  options: GiftFormOptions | null;
  taxonomyKey: TaxonomyKey;
  ids: string[];
  onChange: (ids: string[]) => void;
}

function Values({ options, taxonomyKey, ids, onChange }: ValuesProps) {
  if (options === null)
    return (
      <p role="status" className="text-soft-ink">
        Loading the {taxonomy(taxonomyKey).plural}…
      </p>
    );
  return (
    <MultiSelect label={GIFT_FIELD_NAMES[taxonomyKey]} options={options.categories[taxonomyKey]} selectedIds={ids} onChange={onChange} />
  );
}
