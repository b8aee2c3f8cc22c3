import { type FormEvent, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { TaxonomyKey } from "../../taxonomies.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import { fromDraft, toDraft, type ValueDraft, type ValueScreen } from "../../value-draft.rules.ts";
import { CategoryOnlyFields } from "./category-only-fields.tsx";
import type { TaxonomyChanges } from "./use-taxonomy-changes.ts";

interface ValueDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  taxonomy: TaxonomyKey;
  screen: ValueScreen;
  /** Null for a new one. */
  value: TaxonomyValue | null;
  onSave: TaxonomyChanges["save"];
}

/** The form of a value, new or old. */
export function ValueDialog({ isOpen, onClose, title, ...rest }: ValueDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closesOnBackdrop={false}>
      <ValueForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

/** Says that somebody else was quicker, and what it is now. */
function StaleNotice({ now }: { now: TaxonomyValue }) {
  return (
    <div role="alert" className="rounded-control bg-butter px-4 py-3 text-[0.9375rem]">
      <p className="font-semibold">Somebody else has changed it meanwhile. It says now:</p>
      <p className="mt-1 break-words">
        {now.name} ({now.slug}){now.description === "" ? "" : `: ${now.description}`}
      </p>
      <p className="mt-1 text-soft-ink">Save to put your version in its place, or cancel to keep theirs.</p>
    </div>
  );
}

function ValueForm({ taxonomy, screen, value, onSave, onClose }: Omit<ValueDialogProps, "isOpen" | "title">) {
  const [draft, setDraft] = useState(() => toDraft(value));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [current, setCurrent] = useState(value);
  const [isSaving, setIsSaving] = useState(false);
  const set = (changes: Partial<ValueDraft>) => setDraft((before) => ({ ...before, ...changes }));

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wish = fromDraft(draft, taxonomy, screen);
    setErrors(wish.ok ? {} : wish.errors);
    if (!wish.ok) return;
    setIsSaving(true);
    const result = await onSave(value, current?.version ?? 0, wish.fields);
    setIsSaving(false);
    if (result.ok) return onClose();
    if (result.reason === "invalid") setErrors(result.errors);
    if (result.reason === "stale") setCurrent(result.value);
    if (result.reason === "not-found") onClose();
  }

  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {value !== null && current !== null && current.version !== value.version ? <StaleNotice now={current} /> : null}
      <TextField
        label="Name"
        required
        maxLength={120}
        value={draft.name}
        error={errors.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField
        label="Slug"
        maxLength={200}
        hint={
          value === null
            ? "Stands in the address. Made from the name if left empty."
            : "Stands in the address. The old one keeps leading here."
        }
        value={draft.slug}
        error={errors.slug}
        onChange={(event) => set({ slug: event.target.value })}
      />
      <TextArea
        label="Description"
        maxLength={2000}
        value={draft.description}
        error={errors.description}
        onChange={(event) => set({ description: event.target.value })}
      />
      {screen === "category" ? <CategoryOnlyFields taxonomy={taxonomy} draft={draft} errors={errors} onChange={set} /> : null}
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
