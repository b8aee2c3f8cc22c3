import { useEffect, useRef, useState } from "react";
import { MediaPicker, type PickedPicture } from "#app/features/media/components/media-picker.tsx";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import type { GiftFormKey } from "../../gift-fields.ts";
import { writePicture } from "../../gift-lines.ts";
import type { TaxonomyKey } from "../../taxonomies.ts";
import type { Suggestion } from "../answers.ts";
import type { GiftForm } from "../gift-form.ts";
import type { CategoryOption, GiftFormOptions } from "../opened-gift.ts";
import { GIFT_FORM_TEXTS, GIFT_TOASTS, GIFTS_SCREEN } from "../texts.ts";
import { GiftAutoFill } from "./gift-auto-fill.tsx";
import { GiftBasics } from "./gift-basics.tsx";
import { GiftCategoryFields } from "./gift-category-fields.tsx";
import { GiftConflict } from "./gift-conflict.tsx";
import { DuplicateButton } from "./duplicate-button.tsx";
import { GiftDoubles } from "./gift-doubles.tsx";
import type { GiftHistoryPage } from "../gift-history.ts";
import { GiftHistory } from "./gift-history.tsx";
import { GiftPreview } from "./gift-preview.tsx";
import { GiftSuggestions } from "./gift-suggestions.tsx";
import { LeaveWarning } from "./leave-warning.tsx";
import { type GiftEditor, useGiftEditor } from "./use-gift-editor.ts";

export interface GiftEditorProps {
  /** The gift with the version that was opened; `id` is null for a new one. */
  opened: { id: string | null; version: number; form: GiftForm };
  options: GiftFormOptions;
  /** What readers have guessed of the gift. */
  guessed: readonly Suggestion[];
  onClose: () => void;
  onSaved: (id: string) => void;
  /** Opens the copy. */
  onDuplicated: (id: string) => void;
  /** The latest changes of the gift. */
  history: GiftHistoryPage;
  onRefreshOptions: () => void;
  isRefreshing: boolean;
}

/** Returns the lists together with the values that were created while the form was open. */
function useOptions(given: GiftFormOptions) {
  const [made, setMade] = useState<readonly { key: TaxonomyKey; option: CategoryOption }[]>([]);
  const categories = { ...given.categories };
  for (const { key, option } of made)
    if (!categories[key].some(({ id }) => id === option.id)) categories[key] = [...categories[key], option];
  return {
    options: { ...given, categories },
    add: (key: TaxonomyKey, option: CategoryOption) => setMade((before) => [...before, { key, option }]),
  };
}

/** Returns a field's text with a picture of the shop: the last of several, or the one that it has. */
function withPicture(form: GiftForm, key: GiftFormKey, { path, alt }: PickedPicture): string {
  if (key !== "pictures") return path;
  const line = writePicture({ image: path, alt });
  return form.pictures === "" ? line : `${form.pictures}\n${line}`;
}

/**
 * Returns whether the form is open: that of a new gift begins with its link alone, until a link was read, a draft was found, a fault has to
 * be shown, or it is opened by hand.
 */
function useFolding({ id, isDirty, isRestored, refusals }: GiftEditor) {
  const [isOpen, setIsOpen] = useState(id !== null);
  if (!isOpen && (isDirty || isRestored || refusals > 0)) setIsOpen(true);
  return { isOpen, unfold: () => setIsOpen(true) };
}

/** The dialog in which a gift is created or changed. */
export function GiftEditorDialog(props: GiftEditorProps) {
  const { opened, options: given, guessed, history, onClose, onSaved, onDuplicated, onRefreshOptions, isRefreshing } = props;
  const editor = useGiftEditor(opened, onSaved);
  const { options, add } = useOptions(given);
  const { isOpen, unfold } = useFolding(editor);
  const [isCategorizing, setIsCategorizing] = useState(false);
  const [isByHand, setIsByHand] = useState(false);
  const [pickingFor, setPickingFor] = useState<GiftFormKey | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { refusals, isSaving, isRestored, conflict } = editor;

  useFocusOnRefusal(form, refusals);

  function fillByHand(address: string) {
    unfold();
    // What was pasted is not lost.
    if (URL.canParse(address)) editor.change({ affiliateUrl: address });
    setIsByHand(true);
  }

  useEffect(() => {
    if (isByHand) form.current?.querySelector<HTMLElement>("[name=name]")?.focus();
  }, [isByHand]);

  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        closesOnBackdrop={false}
        size="xl"
        title={opened.id === null ? GIFTS_SCREEN.add : GIFTS_SCREEN.edit}
        footer={
          <>
            <SaveTrouble
              trouble={editor.trouble}
              denied={GIFT_TOASTS.permissionDenied}
              failed={opened.id === null ? GIFT_TOASTS.addFailed : GIFT_TOASTS.updateFailed}
              onRetry={editor.save}
              isBusy={isSaving}
            />
            {opened.id === null ? null : (
              <div className="mr-auto flex flex-wrap items-center gap-x-2 max-sm:w-full">
                <a
                  href={`/gifts/${opened.id}`}
                  target="_blank"
                  rel="noopener"
                  className="inline-flex min-h-touch items-center rounded-control px-2 font-semibold text-evergreen underline underline-offset-4"
                >
                  View live page
                </a>
                <DuplicateButton giftId={opened.id} isDirty={editor.isDirty} onDuplicated={onDuplicated} />
              </div>
            )}
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="gift-form" busy={isSaving} disabled={isCategorizing}>
              {isSaving ? GIFT_FORM_TEXTS.saving : opened.id === null ? "Add Gift" : "Save Changes"}
            </Button>
          </>
        }
      >
        <form
          id="gift-form"
          ref={form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            editor.save();
          }}
          className={joinClasses("grid gap-6 pt-1", isOpen ? "lg:grid-cols-[minmax(0,1fr)_17rem]" : null)}
        >
          <div className="flex min-w-0 flex-col gap-5">
            {isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
            <GiftAutoFill editor={editor} onByHand={isOpen ? null : fillByHand} />
            <div hidden={!isOpen} className="flex flex-col gap-5">
              <GiftDoubles editor={editor}>
                <GiftBasics editor={editor} onChoosePicture={setPickingFor} />
              </GiftDoubles>
              <GiftSuggestions editor={editor} guessed={guessed} isCategorizing={isCategorizing} onBusy={setIsCategorizing} />
              <GiftCategoryFields
                editor={editor}
                options={options}
                onRefresh={onRefreshOptions}
                isRefreshing={isRefreshing}
                onCreated={add}
              />
            </div>
          </div>
          <div hidden={!isOpen} className="flex flex-col gap-6 lg:sticky lg:top-0 lg:self-start">
            <GiftPreview form={editor.form} options={options} />
            {opened.id === null ? null : <GiftHistory giftId={opened.id} {...history} />}
          </div>
        </form>
      </Dialog>
      <MediaPicker
        isOpen={pickingFor !== null}
        onClose={() => setPickingFor(null)}
        onPick={(picked) =>
          pickingFor === null ? undefined : editor.change({ [pickingFor]: withPicture(editor.form, pickingFor, picked) })
        }
      />
      {conflict === null ? null : <GiftConflict conflict={conflict} editor={editor} options={options} />}
      <LeaveWarning isDirty={editor.isDirty} onDiscard={editor.removeStoredDraft} />
    </>
  );
}
