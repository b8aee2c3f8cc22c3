import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { toastStore, type ToastContent } from "#app/ui/toast/toast-store.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { differingFields, mergeForms, withFieldOf } from "../gift-form.rules.ts";
import { type GiftErrors, type GiftField, type GiftForm, giftErrors, giftFormSchema } from "../gift-form.schema.ts";
import type { OpenedGift, SaveOutcome } from "../gift-form.types.ts";
import { GIFT_TOASTS } from "../texts.constants.ts";
import { requestGiftChange, tellTrouble } from "./gift-changes.ts";
import { forgetDraft, useKeepDraft, useLeftDraft } from "./use-gift-draft.ts";

/** Two editors saved one gift: what the other one has saved, what each field should be, and what both have changed. */
export interface Conflict {
  theirs: OpenedGift;
  savedBy: string | null;
  mine: GiftForm;
  merged: GiftForm;
  differing: GiftField[];
  disputed: GiftField[];
}

type AiCategories = Record<string, { slug: string; confidence: number }[]> | null;

interface Opened {
  id: string | null;
  version: number;
  form: GiftForm;
}

function withoutErrorsOf(errors: GiftErrors, touched: readonly string[]): GiftErrors {
  if (!touched.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))) as GiftErrors;
}

/** Says one thing after the other: what was said of an earlier attempt goes when the next one has its answer. */
function useLastWord() {
  const last = useRef(0);
  return (show: () => number) => {
    toastStore.remove(last.current);
    last.current = show();
  };
}

function checkForm(form: GiftForm): GiftErrors {
  const parsed = giftFormSchema.safeParse(form);
  return parsed.success ? {} : giftErrors(parsed.error);
}

/** What an editor does with one gift's form: typing, keeping a draft, saving, and settling a conflict. `onSaved` hears of the saved gift. */
export function useGiftEditor(opened: Opened, onSaved: (id: string) => void) {
  const { id } = opened;
  const [base, setBase] = useState({ form: opened.form, version: opened.version });
  const [form, setForm] = useState(opened.form);
  const [errors, setErrors] = useState<GiftErrors>({});
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const [savedId, setSavedId] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isPriceFresh, setIsPriceFresh] = useState(false);
  const [aiCategories, setAiCategories] = useState<AiCategories>(null);
  const [isRestored, setIsRestored] = useState(false);
  const tell = useLastWord();

  const draft = useLeftDraft(id);
  // Taken once, when it has been read; typing must not bring it back.
  const takeDraft = useEffectEvent((left: NonNullable<typeof draft>) => {
    if (differingFields(left.form, opened.form).length === 0) return;
    setForm(left.form);
    // What the draft was made of: had somebody saved since, that has to come out when it is saved.
    if (id !== null) setBase({ form: left.base, version: left.version });
    setIsRestored(true);
  });
  useEffect(() => {
    if (draft !== null) takeDraft(draft);
  }, [draft]);

  const isDirty = savedId === null && differingFields(form, base.form).length > 0;
  useKeepDraft(id, { form, base: base.form, version: base.version }, isDirty);

  // Told only when nothing is unsaved any more: before, nobody may leave without being asked.
  const tellSaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (savedId !== null) tellSaved(savedId);
  }, [savedId]);

  /** Takes typed values in; what was wrong with them is looked at anew. */
  const change = useCallback((values: Partial<GiftForm>) => {
    setForm((before) => ({ ...before, ...values }));
    if (values.price !== undefined) setIsPriceFresh(false);
    setErrors((before) => withoutErrorsOf(before, [...Object.keys(values), ...Object.keys(values.categories ?? {})]));
  }, []);

  /** Takes the chosen values of one taxonomy in; the other ten stay as they are by then. */
  const choose = useCallback((key: TaxonomyKey, ids: string[]) => {
    setForm((before) => ({ ...before, categories: { ...before.categories, [key]: ids } }));
    setErrors((before) => withoutErrorsOf(before, [key]));
  }, []);

  function discardDraft() {
    forgetDraft(id);
    setForm(opened.form);
    setBase({ form: opened.form, version: opened.version });
    setErrors({});
    setIsRestored(false);
  }

  function say(words: ToastContent) {
    tell(() => toastStore.add(words));
  }

  function refuse(found: GiftErrors) {
    setErrors(found);
    setRefusals((before) => before + 1);
    say(GIFT_TOASTS.invalid);
  }

  function takeAnswer(answer: Awaited<ReturnType<typeof requestGiftChange<SaveOutcome>>>, sent: GiftForm) {
    if (answer.ok) {
      forgetDraft(id);
      say(id === null ? GIFT_TOASTS.added : GIFT_TOASTS.updated);
      return setSavedId(answer.id);
    }
    if (answer.reason === "invalid") return refuse(answer.errors);
    if (answer.reason === "conflict") {
      say(GIFT_TOASTS.conflict);
      const { theirs, savedBy } = answer;
      return setConflict({ theirs, savedBy, mine: sent, ...mergeForms(base.form, sent, theirs.form) });
    }
    const { reason } = answer;
    const otherwise = id === null ? GIFT_TOASTS.addFailed : GIFT_TOASTS.updateFailed;
    tell(() => tellTrouble(reason, reason === "gone" ? GIFT_TOASTS.unknownGift : otherwise));
  }

  async function save(wanted: GiftForm = form, version: number = base.version) {
    if (isSaving) return;
    const found = checkForm(wanted);
    if (Object.keys(found).length > 0) return refuse(found);
    setIsSaving(true);
    const answer = await requestGiftChange<SaveOutcome>({ change: "save", id, version, isPriceFresh, aiCategories, form: wanted });
    setIsSaving(false);
    takeAnswer(answer, wanted);
  }

  /** Takes one side of one field of the conflict. */
  function settle(field: GiftField, side: "mine" | "theirs") {
    setConflict((before) =>
      before === null
        ? null
        : {
            ...before,
            merged: withFieldOf(before.merged, field, side === "mine" ? before.mine : before.theirs.form),
            disputed: before.disputed.filter((other) => other !== field),
          },
    );
  }

  /** Goes on with what was settled: the form now stands on what the other one has saved. */
  function finishConflict(isToBeSaved: boolean) {
    if (conflict === null) return;
    const { theirs, merged } = conflict;
    setForm(merged);
    setBase({ form: theirs.form, version: theirs.version });
    setConflict(null);
    if (isToBeSaved) void save(merged, theirs.version);
  }

  return {
    form,
    errors,
    /** How often something was found wrong in saving; each time the first of it wants the focus, and never while somebody types. */
    refusals,
    change,
    choose,
    isDirty,
    isSaving,
    isRestored,
    discardDraft,
    save: () => void save(),
    conflict,
    settle,
    finishConflict,
    markPriceFresh: () => setIsPriceFresh(true),
    keepAiCategories: setAiCategories,
  };
}

export type GiftEditor = ReturnType<typeof useGiftEditor>;
