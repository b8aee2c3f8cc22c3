import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { MAX_ALT_LENGTH } from "../constants.ts";
import type { MediaFile } from "../types.ts";
import { FetchFilesError, requestFileChange } from "./fetch-files.ts";
import { FilePicture } from "./file-picture.tsx";

interface AltTextDialogProps {
  /** Null while it is closed. */
  file: MediaFile | null;
  onClose: () => void;
  onSaved: () => void;
}

/** Says what a picture shows. Where somebody else has said it meanwhile, both texts are there to choose from. */
export function AltTextDialog({ file, onClose, onSaved }: AltTextDialogProps) {
  return (
    <Dialog isOpen={file !== null} onClose={onClose} title="Alt text" description={file?.name} closesOnBackdrop={false}>
      {file === null ? null : <AltTextForm key={file.id} file={file} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  );
}

function AltTextForm({ file, onClose, onSaved }: AltTextDialogProps & { file: MediaFile }) {
  const id = useId();
  const [alt, setAlt] = useState(file.alt);
  const [current, setCurrent] = useState(file);
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const isStale = current.version !== file.version;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    setError(undefined);
    try {
      const answer = await requestFileChange({ change: "describe", id: file.id, alt, version: current.version });
      if (answer.ok) {
        onSaved();
        return onClose();
      }
      if (answer.reason === "stale") setCurrent(answer.file);
      else setError(answer.reason === "invalid" ? answer.message : "The file is not there any more.");
    } catch (failure) {
      if (!(failure instanceof FetchFilesError)) throw failure;
      setError(`${failure.message} Nothing was saved.`);
    } finally {
      setIsSaving(false);
    }
  }

  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <FilePicture file={{ ...file, alt: "" }} className="max-h-60 w-full rounded-control" />
      {isStale ? (
        <div role="alert" className="rounded-control bg-butter px-4 py-3 text-[0.9375rem]">
          <p className="font-semibold">Somebody else has changed it meanwhile. It says now:</p>
          <p className="mt-1 break-words">{current.alt === "" ? "(nothing)" : `“${current.alt}”`}</p>
          <p className="mt-1 text-soft-ink">Save to put your words in its place, or cancel to keep theirs.</p>
        </div>
      ) : null}
      <TextArea
        id={id}
        label="What does the picture show?"
        hint="One sentence for those who don't see it. Leave it empty for a picture that only decorates."
        maxLength={MAX_ALT_LENGTH}
        value={alt}
        error={error}
        onChange={(event) => setAlt(event.target.value)}
      />
      <div className="flex justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" busy={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
