import { useRef } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import { plainShape } from "#app/ui/saving/merge.ts";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import { type SaveResult, type Sending, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { MAX_ALT_LENGTH } from "../constants.ts";
import type { FileChange } from "../schema.ts";
import { ALT_TEXT_TROUBLES as SAVE_TROUBLES } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { requestFileChange } from "./fetch-files.ts";
import { FilePicture } from "./file-picture.tsx";

interface AltTextDialogProps {
  /** File to describe; null closes the dialog. */
  file: MediaFile | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Edits a picture's alt text. Where another user has changed it meanwhile, both texts are offered. */
export function AltTextDialog({ file, onClose, onSaved }: AltTextDialogProps) {
  return (
    <Dialog isOpen={file !== null} onClose={onClose} title="Alt text" description={file?.name} closesOnBackdrop={false}>
      {file === null ? null : <AltTextForm key={file.id} file={file} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

interface AltText {
  alt: string;
}

const SHAPE = plainShape<AltText & Record<string, unknown>, "alt">(["alt"]);

function readAltText(value: unknown): (AltText & Record<string, unknown>) | null {
  const alt = (value as { alt?: unknown } | null)?.alt;
  return typeof alt === "string" ? { alt } : null;
}

async function send(id: string, { form, version }: Sending<AltText>): Promise<SaveResult<AltText & Record<string, unknown>>> {
  const change: FileChange = { change: "describe", id, alt: form.alt, version };
  const { answer, trouble } = await requestFileChange(change);
  if (trouble !== null) return { ok: false, reason: "trouble", trouble };
  if (answer.ok) return answer;
  if (answer.reason === "invalid") return { ok: false, reason: "invalid", errors: { alt: answer.message } };
  if (answer.reason === "stale")
    return { ok: false, reason: "conflict", theirs: { form: { alt: answer.file.alt }, version: answer.file.version, savedBy: null } };
  return { ok: false, reason: "invalid", errors: { alt: "This file no longer exists." } };
}

function AltTextForm({ file, onClose, onSaved }: AltTextDialogProps & { file: MediaFile }) {
  const editor = useSavedForm({
    place: `presently:alt-text-draft:${file.id}`,
    readForm: readAltText,
    shape: SHAPE,
    opened: { form: { alt: file.alt }, version: file.version, isNew: false },
    send: (sending) => send(file.id, sending),
    onSaved: () => {
      onSaved();
      onClose();
    },
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(element, editor.refusals);
  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        editor.save();
      }}
      className="flex flex-col gap-4"
    >
      <FilePicture file={{ ...file, alt: "" }} className="max-h-60 w-full rounded-control" />
      {editor.isRestored ? <DraftNote onDiscard={editor.discardDraft} /> : null}
      <TextArea
        label="What does the picture show?"
        hint="One sentence for people who can’t see it. Leave it empty if the picture is only decoration."
        maxLength={MAX_ALT_LENGTH}
        value={editor.form.alt}
        error={editor.errors.alt}
        onChange={(event) => editor.change({ alt: event.target.value })}
      />
      <SaveTrouble
        trouble={editor.trouble}
        denied={SAVE_TROUBLES.denied}
        failed={SAVE_TROUBLES.failed}
        onRetry={editor.save}
        isBusy={editor.isSaving}
      />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={editor.isSaving}>
          Save
        </Button>
      </div>
      <FormConflict
        editor={editor}
        shape={SHAPE}
        title="Someone else described this picture in the meantime"
        names={{ alt: "What does the picture show?" }}
        describe={({ alt }) => alt}
      />
    </form>
  );
}
