import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { useDraft } from "#app/ui/saving/use-draft.ts";
import { toastStore, type ToastContent } from "#app/ui/toast/toast-store.ts";
import type { OptionalOnImportField } from "../../gift-fields.ts";
import { isAmazonUrl } from "../../prices.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import { differingFields, mergeForms, withFieldOf } from "../gift-form-values.ts";
import {
  findMissingFields,
  giftErrors,
  giftFormSchemaFor,
  readDraftForm,
  type GiftErrors,
  type GiftFormField,
  type GiftForm,
} from "../gift-form.ts";
import type { OpenedGift } from "../opened-gift.ts";
import type { AiCategories } from "../gift-changes.ts";
import { GIFT_TOASTS, replacedTagToast } from "../texts.ts";
import { requestGiftChange, showChangeError, type GiftChangeOutcome } from "./gift-changes.ts";

/**
 * A conflict of two editors over one gift: the other editor's version, the proposed value of each field, and the fields that both have
 * changed.
 */
export interface Conflict {
  theirs: OpenedGift;
  savedBy: string | null;
  mine: GiftForm;
  merged: GiftForm;
  differing: GiftFormField[];
  disputed: GiftFormField[];
}

interface Opened {
  id: string | null;
  version: number;
  form: GiftForm;
}

function withoutErrorsOf(errors: GiftErrors, touched: readonly string[]): GiftErrors {
  if (!touched.some((field) => field in errors)) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !touched.includes(field))) as GiftErrors;
}

/** Shows at most one toast: that of an earlier attempt is removed when the next attempt has its answer. */
function useSingleToast() {
  const last = useRef(0);
  return (show: () => number) => {
    toastStore.remove(last.current);
    last.current = show();
  };
}

function checkForm(form: GiftForm, lacking: readonly OptionalOnImportField[]): GiftErrors {
  const parsed = giftFormSchemaFor(lacking).safeParse(form);
  return parsed.success ? {} : giftErrors(parsed.error);
}

/** Manages one gift's form: input, draft, saving and conflicts. `onSaved` receives the id of the saved gift. */
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
  const [hasStoreWords, setHasStoreWords] = useState(false);
  const [aiCategories, setAiCategories] = useState<AiCategories | null>(null);
  const [isRestored, setIsRestored] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const tell = useSingleToast();
  // A restored draft does not say who filled it in.
  const isFromStoreApi = hasStoreWords || (isRestored && isAmazonUrl(form.affiliateUrl));
  const lacking = id === null ? [] : findMissingFields(base.form);

  const isDirty = savedId === null && differingFields(form, base.form).length > 0;
  const { forget: removeStoredDraft } = useDraft({
    place: giftDraftKey(id),
    readForm: readDraftForm,
    draft: { form, base: base.form, version: base.version },
    isDirty,
    onLeft: (left) => {
      if (differingFields(left.form, opened.form).length === 0) return;
      setForm(left.form);
      // The draft brings its own base version, so that saving it detects what other editors saved since.
      if (id !== null) setBase({ form: left.base, version: left.version });
      setIsRestored(true);
    },
  });

  // The callback runs only once nothing is unsaved, because leaving before that would raise the warning.
  const notifySaved = useEffectEvent(onSaved);
  useEffect(() => {
    if (savedId !== null) notifySaved(savedId);
  }, [savedId]);

  /** Applies typed values and clears the errors of the fields concerned. */
  const change = useCallback((values: Partial<GiftForm>) => {
    setForm((before) => ({ ...before, ...values }));
    if (values.price !== undefined) setIsPriceFresh(false);
    setErrors((before) => withoutErrorsOf(before, [...Object.keys(values), ...Object.keys(values.categories ?? {})]));
  }, []);

  /** Applies the chosen values of one taxonomy to the latest form, so concurrent changes of the other ten are not lost. */
  const choose = useCallback((key: TaxonomyKey, ids: string[]) => {
    setForm((before) => ({ ...before, categories: { ...before.categories, [key]: ids } }));
    setErrors((before) => withoutErrorsOf(before, [key]));
  }, []);

  function discardDraft() {
    removeStoredDraft();
    setForm(opened.form);
    setBase({ form: opened.form, version: opened.version });
    setErrors({});
    setTrouble(null);
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

  function takeAnswer(answer: GiftChangeOutcome<"save">, sent: GiftForm) {
    setTrouble(!answer.ok && answer.reason === "trouble" ? answer.trouble : null);
    if (answer.ok) {
      removeStoredDraft();
      const words = id === null ? GIFT_TOASTS.added : GIFT_TOASTS.updated;
      say(answer.foreignTag === undefined ? words : { ...words, ...replacedTagToast(answer.foreignTag) });
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
    tell(() => showChangeError(answer, reason === "gone" ? GIFT_TOASTS.unknownGift : otherwise, { isBeside: true }));
  }

  async function save(wanted: GiftForm = form, version: number = base.version) {
    if (isSaving) return;
    const found = checkForm(wanted, lacking);
    if (Object.keys(found).length > 0) return refuse(found);
    setIsSaving(true);
    const answer = await requestGiftChange({ change: "save", id, version, isPriceFresh, isFromStoreApi, aiCategories, form: wanted });
    setIsSaving(false);
    takeAnswer(answer, wanted);
  }

  /** Resolves one field of the conflict with one side's value. */
  function settle(field: GiftFormField, side: "mine" | "theirs") {
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

  /** Closes the conflict: saves the merged form, or returns to it, where a later save detects the conflict again. */
  function finishConflict(isToBeSaved: boolean) {
    if (conflict === null) return;
    const { theirs, merged } = conflict;
    setForm(merged);
    setConflict(null);
    if (!isToBeSaved) return;
    setBase({ form: theirs.form, version: theirs.version });
    void save(merged, theirs.version);
  }

  return {
    id,
    form,
    errors,
    /** The number of failed validations; each increase moves the focus to the first error, which therefore never happens while typing. */
    refusals,
    change,
    choose,
    /** The empty fields of the stored gift that may stay empty. */
    lacking,
    isDirty,
    isSaving,
    isRestored,
    discardDraft,
    removeStoredDraft,
    trouble,
    save: () => void save(),
    conflict,
    settle,
    finishConflict,
    /** Marks what the form was filled with as the store's own. */
    markFromStoreApi: (hasPrice: boolean) => {
      setHasStoreWords(true);
      if (hasPrice) setIsPriceFresh(true);
    },
    isFromStoreApi,
    keepAiCategories: setAiCategories,
  };
}

export type GiftEditor = ReturnType<typeof useGiftEditor>;

/** Returns the localStorage key of a gift's draft; `giftId` is null for a new gift. */
export function giftDraftKey(giftId: string | null): string {
  return `presently:gift-draft:${giftId ?? "new"}`;
}
