import { useRef } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { seasonShape } from "#app/features/look/look-shape.ts";
import type { SeasonSettings } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { sendJson } from "#app/ui/client/send-json.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import { type SaveResult, type Sending, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { seasonAnswer } from "../answers.ts";
import {
  describeSeasonField,
  readSeasonDraft,
  SEASON_FIELD_NAMES,
  SEASON_FORM_SHAPE,
  SEASON_TEXTS as TEXTS,
  type SeasonField,
} from "../season-form.ts";
import { SeasonFields } from "./season-fields.tsx";

interface SeasonEditorProps {
  season: SeasonSettings;
  version: number;
  onSaved: () => void;
}

const post = (basedOn: number, season: SeasonSettings) =>
  sendJson("/admin/season/changes", { basedOn, season: seasonShape(season) }, seasonAnswer);

/** Sends the season, says in a toast what became of it, and offers to bring back the one before. */
function useSend(onSaved: () => void) {
  const { showToast } = useToast();

  async function undo(version: number, before: SeasonSettings) {
    const { answer, trouble } = await post(version, before);
    onSaved();
    if (trouble !== null) return showToast(troubleToast(trouble, TEXTS));
    if (answer.ok) return showToast({ title: TEXTS.undone, type: "success" });
    showToast({ title: TEXTS.notSaved, description: TEXTS.changedSince, type: "destructive" });
  }

  return async ({ form, base, version }: Sending<SeasonSettings>): Promise<SaveResult<SeasonSettings>> => {
    const { answer, trouble } = await post(version, form);
    if (trouble !== null) return { ok: false, reason: "trouble", trouble };
    if (answer.ok) {
      showUndoToast({ title: TEXTS.saved, onUndo: () => void undo(answer.version, base) });
      return { ok: true };
    }
    if (answer.reason === "stale")
      return { ok: false, reason: "conflict", theirs: { form: answer.season, version: answer.version, savedBy: answer.savedBy } };
    showToast({ title: TEXTS.notSaved, description: TEXTS.faulty, type: "destructive" });
    return { ok: false, reason: "invalid", errors: answer.errors };
  };
}

/** The editor of what the home page says of the season; what is not saved yet stays in this browser. */
export function SeasonEditor({ season: opened, version, onSaved }: SeasonEditorProps) {
  const editor = useSavedForm<SeasonSettings, SeasonField>({
    place: "presently:season-draft",
    readForm: readSeasonDraft,
    shape: SEASON_FORM_SHAPE,
    opened: { form: opened, version, isNew: false },
    send: useSend(onSaved),
    onSaved,
  });
  const { form: season, change, errors, isDirty, isSaving } = editor;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(element, editor.refusals);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      className="flex max-w-[52rem] min-w-0 flex-col gap-5"
    >
      {editor.isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
      <div className="rounded-card border border-line bg-card p-5">
        <SeasonFields {...{ season, change, errors }} />
      </div>
      <SaveTrouble trouble={editor.trouble} denied={TEXTS.denied} failed={TEXTS.failed} onRetry={editor.save} isBusy={isSaving} />
      <Button type="submit" busy={isSaving} disabled={!isDirty && !isSaving} className="self-start">
        {isSaving ? "Saving..." : "Save season"}
      </Button>
      <FormConflict
        editor={editor}
        shape={SEASON_FORM_SHAPE}
        title="Someone else changed the season in the meantime"
        names={SEASON_FIELD_NAMES}
        describe={describeSeasonField}
      />
    </form>
  );
}
