import { Check, Sparkles } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toastStore } from "#app/ui/toast/toast-store.ts";
import type { GiftChangeAnswer, Suggestion } from "../answers.ts";
import { type AiCategories, MAX_CATEGORIZED_TEXT, MAX_AI_VALUES } from "../gift-changes.ts";
import { choiceLabel, GIFT_FIELD_NAMES } from "../gift-form-values.ts";
import { GIFT_FORM_TEXTS, GIFT_TOASTS } from "../texts.ts";
import { requestGiftChange, showChangeError } from "./gift-changes.ts";
import type { GiftEditor } from "./use-gift-editor.ts";

interface GiftSuggestionsProps {
  editor: GiftEditor;
  /** What readers have guessed of the gift so far. */
  guessed: readonly Suggestion[];
  isCategorizing: boolean;
  onBusy: (isBusy: boolean) => void;
}

function percent(confidence: number): string {
  return `${Math.round(confidence * 100)}%`;
}

/** Returns the suggestions as they are stored with the gift: by taxonomy, best first, at most MAX_AI_VALUES of each. */
function toAiCategories(suggestions: readonly Suggestion[]): AiCategories {
  const stored: AiCategories = {};
  for (const { taxonomy, slug, confidence } of suggestions) {
    const values = (stored[taxonomy] ??= []);
    if (values.length < MAX_AI_VALUES) values.push({ slug, confidence });
  }
  return stored;
}

/** Suggests categories from the name and the description, each with its confidence; the editor chooses which to use. */
export function GiftSuggestions({ editor, guessed, isCategorizing, onBusy }: GiftSuggestionsProps) {
  const { form, change } = editor;
  const [given, setGiven] = useState<Extract<GiftChangeAnswer<"categorize">, { ok: true }> | null>(null);
  const open = (given?.suggestions ?? guessed).filter(({ taxonomy, id }) => !form.categories[taxonomy].includes(id));
  const gender = given?.gender === form.gender ? null : (given?.gender ?? null);

  function accept(accepted: readonly Suggestion[], isWithGender = false) {
    const categories = { ...form.categories };
    for (const { taxonomy, id } of accepted) categories[taxonomy] = [...new Set([...categories[taxonomy], id])];
    change({ categories, ...(isWithGender && gender !== null ? { gender } : {}) });
  }

  async function categorize() {
    if (form.name.trim() === "") return void toastStore.add(GIFT_TOASTS.nameMissing);
    onBusy(true);
    const [name, description] = [form.name, form.description].map((text) => text.slice(0, MAX_CATEGORIZED_TEXT)) as [string, string];
    const answer = await requestGiftChange({
      change: "categorize",
      id: editor.id,
      isFromStoreApi: editor.isFromStoreApi,
      name,
      description,
    });
    onBusy(false);
    if (!answer.ok)
      return void showChangeError(answer, answer.reason === "name-missing" ? GIFT_TOASTS.nameMissing : GIFT_TOASTS.categorizeFailed);
    setGiven(answer);
    editor.keepAiCategories(toAiCategories(answer.suggestions));
    toastStore.add(answer.suggestions.length === 0 ? GIFT_TOASTS.nothingToCategorize : GIFT_TOASTS.categorized);
  }

  return (
    <div className="flex flex-col gap-3 rounded-card bg-lilac/60 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-56 text-[0.9375rem]">
          {given === null
            ? guessed.length > 0
              ? "These are guesses. What you accept counts as your own choice."
              : "Get category suggestions from the gift’s own words."
            : `Suggested by ${given.engine === "model" ? "the language model" : "the gift's words"}.`}
        </p>
        <Button
          variant="secondary"
          busy={isCategorizing}
          disabled={form.name.trim() === "" || editor.isSaving}
          onClick={() => void categorize()}
        >
          <Sparkles aria-hidden className="size-4.5" />
          {isCategorizing ? GIFT_FORM_TEXTS.categorizing : "AI categorize"}
        </Button>
      </div>
      {given !== null && open.length === 0 && gender === null ? (
        <p role="status" className="text-sm text-soft-ink">
          {given.suggestions.length === 0 ? "No suggestions." : "All suggestions are already chosen."}
        </p>
      ) : null}
      {open.length > 0 || gender !== null ? (
        <>
          <ul aria-label="Suggested categories" className="flex flex-wrap gap-2">
            {gender === null ? null : (
              <li>
                <Accept label={`For: ${choiceLabel("gender", gender)}`} detail="" onAccept={() => change({ gender })} />
              </li>
            )}
            {open.map((suggestion) => (
              <li key={`${suggestion.taxonomy}-${suggestion.id}`}>
                <Accept
                  label={`${GIFT_FIELD_NAMES[suggestion.taxonomy]}: ${suggestion.name}`}
                  detail={percent(suggestion.confidence)}
                  onAccept={() => accept([suggestion])}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button size="sm" onClick={() => accept(open, true)}>
              Accept all
            </Button>
          </div>
        </>
      ) : null}
    </div>
  );
}

function Accept({ label, detail, onAccept }: { label: string; detail: string; onAccept: () => void }) {
  return (
    <button
      type="button"
      onClick={onAccept}
      aria-label={`Accept ${label}${detail === "" ? "" : `, ${detail} sure`}`}
      className="relative inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-card px-3 py-1.5 text-left text-sm after:absolute after:inset-x-0 after:-inset-y-1 hover:border-evergreen hover:text-evergreen"
    >
      <Check aria-hidden className="size-3.5 shrink-0" />
      {label}
      {detail === "" ? null : <span className="whitespace-nowrap text-soft-ink tabular-nums">{detail}</span>}
    </button>
  );
}
