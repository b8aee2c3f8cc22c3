import { FormSavedWhole } from "#app/features/accounts/components/form-saved-whole.tsx";
import { seasonShape } from "#app/features/look/look-shape.ts";
import type { SeasonSettings } from "#app/features/look/types.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
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
  const { form: season, change, errors } = editor;
  return (
    <FormSavedWhole
      {...{ editor, shape: SEASON_FORM_SHAPE, names: SEASON_FIELD_NAMES, describe: describeSeasonField, texts: TEXTS }}
      conflictTitle="Someone else changed the season in the meantime"
      saveLabel="Save season"
      className="max-w-[52rem]"
    >
      <div className="rounded-card border border-line bg-card p-5">
        <SeasonFields {...{ season, change, errors }} />
      </div>
    </FormSavedWhole>
  );
}
