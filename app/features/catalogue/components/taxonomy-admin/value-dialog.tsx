import { type FormEvent, Fragment, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { TaxonomyKey } from "../../taxonomies.ts";
import type { TaxonomyValue } from "../../taxonomy-values.types.ts";
import { describeDifferences, fromDraft, isDraftChanged, toDraft, type ValueDraft, type ValueScreen } from "../../value-draft.rules.ts";
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

/** The form of a value, new or old. What was typed in it is not thrown away without being asked. */
export function ValueDialog({ isOpen, onClose, title, ...rest }: ValueDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    if (!isOpen || !isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isOpen, isDirty]);

  function close() {
    setIsAsking(false);
    setIsDirty(false);
    onClose();
  }
  const leave = () => (isDirty ? setIsAsking(true) : close());

  return (
    <>
      <Dialog isOpen={isOpen} onClose={leave} title={title} closesOnBackdrop={false}>
        <ValueForm {...rest} onCancel={leave} onDone={close} onDirty={setIsDirty} />
      </Dialog>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={close}
        title="Discard your changes?"
        text="What you have typed is not saved yet."
        confirmLabel="Discard"
      />
    </>
  );
}

/** Says that somebody else was quicker, and what it is now; null: it is gone. */
function StaleNotice({ opened, now }: { opened: TaxonomyValue; now: TaxonomyValue | null }) {
  return (
    <div role="alert" className="rounded-control bg-butter px-4 py-3 text-[0.9375rem]">
      <p className="font-semibold">
        {now === null ? "Somebody else has deleted it meanwhile." : "Somebody else has changed it meanwhile. It says now:"}
      </p>
      {now === null ? null : (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
          {describeDifferences(opened, now).map(({ label, text }) => (
            <Fragment key={label}>
              <dt className="text-soft-ink">{label}</dt>
              <dd className="break-words whitespace-pre-wrap">{text}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      <p className="mt-1 text-soft-ink">
        {now === null ? "Save to make it anew with what stands here." : "Save to put your version in its place, or cancel to keep theirs."}
      </p>
    </div>
  );
}

interface ValueFormProps extends Omit<ValueDialogProps, "isOpen" | "title" | "onClose"> {
  onCancel: () => void;
  onDone: () => void;
  onDirty: (isDirty: boolean) => void;
}

function ValueForm({ taxonomy, screen, value, onSave, onCancel, onDone, onDirty }: ValueFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => toDraft(value));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [current, setCurrent] = useState(value);
  const [isSaving, setIsSaving] = useState(false);
  function set(changes: Partial<ValueDraft>) {
    setDraft((before) => ({ ...before, ...changes }));
    onDirty(isDraftChanged({ ...draft, ...changes }, value));
  }
  // Errors come with a save only, so nobody is torn away while typing.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    const wish = fromDraft(draft, { key: taxonomy, screen, value: current });
    setErrors(wish.ok ? {} : wish.errors);
    if (!wish.ok) return;
    setIsSaving(true);
    const result = await onSave(current, wish.fields);
    setIsSaving(false);
    if (result.ok) return onDone();
    if (result.reason === "invalid") setErrors(result.errors);
    if (result.reason === "stale") setCurrent(result.value);
    if (result.reason === "not-found") setCurrent(null);
  }

  return (
    <form ref={form} noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {value !== null && current?.version !== value.version ? <StaleNotice opened={value} now={current} /> : null}
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
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
    </form>
  );
}
