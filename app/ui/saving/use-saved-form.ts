import { useEffect, useEffectEvent, useState } from "react";
import type { Draft, ReadForm, StoredDraft } from "./drafts.ts";
import { differingFields, type FormShape, type Merge, mergeForms } from "./merge.ts";
import type { Trouble } from "../client/trouble.ts";
import { useDraft } from "./use-draft.ts";

/** The state that another editor has saved since the form was opened. */
export interface Theirs<Form> {
  form: Form;
  version: number;
  /** Null where it is unknown. */
  savedBy: string | null;
}

/** The outcome of sending a form. */
export type SaveResult<Form> =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: Partial<Record<string, string>> }
  | { ok: false; reason: "conflict"; theirs: Theirs<Form> }
  | { ok: false; reason: "gone" }
  | { ok: false; reason: "trouble"; trouble: Trouble };

/** A conflict between two editors: both forms, and the proposed value of each field. */
export interface Conflict<Form, Field extends string> extends Merge<Form, Field> {
  theirs: Theirs<Form>;
  mine: Form;
}

/** The request: the form, and its state when it was opened. `isNew` means that there is nothing to change yet, or nothing any more. */
export interface Sending<Form> extends Draft<Form> {
  isNew: boolean;
}

interface SavedFormOptions<Form, Field extends string> {
  /** The place of the draft in this browser; null for a form that stores nothing. */
  place: string | null;
  readForm: ReadForm<Form>;
  shape: FormShape<Form, Field>;
  opened: { form: Form; version: number; isNew: boolean };
  /** Input that already differs from what was opened. */
  typed?: Form;
  send: (sending: Sending<Form>) => Promise<SaveResult<Form>>;
  /** Is called when everything is saved. */
  onSaved: () => void;
}

/**
 * Manages a form that loses no input: it stores a draft in this browser, asks field by field where another editor has saved first, and keeps
 * everything after a failed save. Each opened thing needs its own React key; where a later version of it is shown and nothing is unsaved, the
 * form goes on from that one, and the focus stays where it is.
 */
export function useSavedForm<Form, Field extends string>({
  place,
  readForm,
  shape,
  opened,
  typed,
  send,
  onSaved,
}: SavedFormOptions<Form, Field>) {
  const [start, setStart] = useState(opened);
  const [base, setBase] = useState(opened);
  const [form, setForm] = useState(typed ?? opened.form);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [refusals, setRefusals] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [conflict, setConflict] = useState<Conflict<Form, Field> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  const isDirty = !isSaved && differingFields(shape, form, base.form).length > 0;

  if (opened.version !== start.version && !isDirty && !isSaving) {
    setStart(opened);
    setBase(opened);
    setForm(opened.form);
    setIsSaved(false);
  }

  function takeLeft(left: StoredDraft<Form>) {
    if (differingFields(shape, left.form, start.form).length === 0) return;
    setForm(left.form);
    // The draft is based on the state when it was begun, so that a save by another editor since then becomes a conflict.
    setBase({ form: left.base, version: left.version, isNew: start.isNew });
    setIsRestored(true);
  }
  const draft = { form, base: base.form, version: base.version };
  const { forget } = useDraft({ place, readForm, draft, isDirty, onLeft: takeLeft });

  const notifySaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (isSaved) notifySaved();
  }, [isSaved]);

  function change(values: Partial<Form>) {
    setForm((before) => ({ ...before, ...values }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in values))));
  }

  function discardDraft() {
    forget();
    setForm(start.form);
    setBase(start);
    setErrors({});
    setTrouble(null);
    setIsRestored(false);
  }

  function take(result: SaveResult<Form>, sent: Draft<Form>) {
    setErrors(!result.ok && result.reason === "invalid" ? result.errors : {});
    if (!result.ok && result.reason === "invalid") setRefusals((count) => count + 1);
    setTrouble(!result.ok && result.reason === "trouble" ? result.trouble : null);
    if (result.ok) {
      forget();
      return setIsSaved(true);
    }
    if (result.reason === "gone") setBase((before) => ({ ...before, isNew: true }));
    if (result.reason !== "conflict") return;
    const { theirs } = result;
    setConflict({ theirs, mine: sent.form, ...mergeForms(shape, { base: sent.base, mine: sent.form, theirs: theirs.form }) });
  }

  async function save(wanted: Draft<Form> = draft) {
    if (isSaving) return;
    setIsSaving(true);
    const result = await send({ ...wanted, isNew: base.isNew });
    setIsSaving(false);
    take(result, wanted);
  }

  /** Chooses one side of a field of the conflict. */
  function settle(field: Field, side: "mine" | "theirs") {
    setConflict((before) => {
      if (before === null) return null;
      const merged = shape.withFieldOf(before.merged, field, side === "mine" ? before.mine : before.theirs.form);
      return { ...before, merged, disputed: before.disputed.filter((other) => other !== field) };
    });
  }

  /**
   * Continues with the choices. Saving replaces the other editor's state; back in the form they are based on what was opened, so that the next
   * save asks again.
   */
  function finishConflict(isToBeSaved: boolean) {
    if (conflict === null) return;
    const { theirs, merged } = conflict;
    setForm(merged);
    setConflict(null);
    if (!isToBeSaved) return;
    setBase({ form: theirs.form, version: theirs.version, isNew: false });
    void save({ form: merged, base: theirs.form, version: theirs.version });
  }

  return {
    form,
    errors,
    /** How often a save was refused for what a field holds. */
    refusals,
    change,
    isDirty,
    isSaving,
    isRestored,
    discardDraft,
    forget,
    save: () => void save(),
    trouble,
    /** True where the opened thing was deleted meanwhile, so that the next save creates it anew. */
    isGone: base.isNew && !start.isNew,
    conflict,
    settle,
    finishConflict,
  };
}

export type SavedForm<Form, Field extends string> = ReturnType<typeof useSavedForm<Form, Field>>;
