import { useEffect, useRef } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import { useSavedForm, type SaveResult, type Sending } from "#app/ui/saving/use-saved-form.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CATEGORY_LIMITS } from "../../constants.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { CATEGORY_ADMIN_TEXTS as TEXTS } from "../../taxonomy-admin.ts";
import type { TaxonomyValue } from "../../taxonomy-value.ts";
import {
  describeDraftField,
  DRAFT_FIELD_NAMES,
  fromDraft,
  readValueDraft,
  shapeOfDraft,
  toDraft,
  valueDraftKey,
  type ValueDraft,
  type ValueScreen,
} from "../../value-draft.ts";
import { CategoryOnlyFields } from "./category-only-fields.tsx";
import { wordsOfDeeds, type TaxonomyChanges } from "./use-taxonomy-changes.ts";

export interface ValueFormProps {
  taxonomy: TaxonomyKey;
  screen: ValueScreen;
  /** The title of the tab. */
  tab: string;
  /** Null for a new value. */
  value: TaxonomyValue | null;
  onSave: TaxonomyChanges["save"];
  onCancel: () => void;
  onDone: () => void;
  /** Receives the function that discards the unsaved input, or null when there is none. */
  onUnsaved: (discard: (() => void) | null) => void;
}

/** The form of a value. Unsaved input survives failed saves, conflicts and reloads. */
export function ValueForm({ taxonomy, screen, tab, value, onSave, onCancel, onDone, onUnsaved }: ValueFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const shape = shapeOfDraft(taxonomy, screen);

  async function send({ form, base, version, isNew }: Sending<ValueDraft>): Promise<SaveResult<ValueDraft>> {
    const wish = fromDraft(form, { key: taxonomy, screen, value: isNew ? null : base });
    if (!wish.ok) return { ok: false, reason: "invalid", errors: wish.errors };
    const result = await onSave(isNew || value === null ? null : { id: value.id, version }, wish.fields);
    if (result.ok || result.reason !== "conflict") return result;
    return { ...result, theirs: { ...result.theirs, form: toDraft(result.theirs.form) } };
  }
  const editor = useSavedForm({
    place: valueDraftKey(taxonomy, screen, value?.id ?? null),
    readForm: readValueDraft,
    shape,
    opened: { form: toDraft(value), version: value?.version ?? 0, isNew: value === null },
    send,
    onSaved: onDone,
  });
  const { form, errors, change, isSaving, isDirty, forget } = editor;
  useEffect(() => {
    onUnsaved(isDirty ? forget : null);
    return () => onUnsaved(null);
  });
  useFocusOnRefusal(element, editor.refusals);

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      className="flex flex-col gap-4"
    >
      {editor.isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
      <TextField
        label="Name"
        required
        maxLength={CATEGORY_LIMITS.name}
        value={form.name}
        error={errors.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label="Slug"
        maxLength={CATEGORY_LIMITS.slug}
        hint={
          value === null
            ? "Part of the address. Made from the name if left empty."
            : "Part of the address. The old address will keep working."
        }
        value={form.slug}
        error={errors.slug}
        onChange={(event) => change({ slug: event.target.value })}
      />
      <TextArea
        label="Description"
        maxLength={CATEGORY_LIMITS.description}
        value={form.description}
        error={errors.description}
        onChange={(event) => change({ description: event.target.value })}
      />
      {screen === "category" ? <CategoryOnlyFields taxonomy={taxonomy} draft={form} errors={errors} onChange={change} /> : null}
      {editor.isGone ? <GoneNotice /> : null}
      <SaveTrouble
        trouble={editor.trouble}
        denied={TEXTS.denied}
        failed={wordsOfDeeds(screen, tab).failed(value === null ? "create" : "update", editor.trouble?.message ?? null)}
        onRetry={editor.save}
        isBusy={isSaving}
      />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          {isSaving ? "Saving..." : "Save"}
        </Button>
      </div>
      <FormConflict
        editor={editor}
        shape={shape}
        title="Someone else saved this in the meantime"
        names={DRAFT_FIELD_NAMES}
        describe={describeDraftField}
      />
    </form>
  );
}

/** The notice stands beside the Save button, where the editor decides what to do next. */
function GoneNotice() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-control bg-butter px-4 py-3 outline-none">
      <p className="font-semibold">Someone else deleted it in the meantime.</p>
      <p className="mt-1 text-soft-ink">Save to create it again with what’s in the form.</p>
    </div>
  );
}
