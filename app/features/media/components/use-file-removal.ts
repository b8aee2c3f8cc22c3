import { useState } from "react";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { MEDIA_TOASTS } from "../texts.constants.ts";
import type { FileChange } from "../schema.ts";
import type { FileChangeAnswer, MediaFile, MediaUse } from "../types.ts";
import { FetchFilesError, requestFileChange } from "./fetch-files.ts";

/** Taking files out of the library: at once and with an undo where they are used nowhere, else after a question. */
export function useFileRemoval(onChanged: () => void) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ file: MediaFile; uses: readonly MediaUse[] } | null>(null);
  const { showToast } = useToast();

  async function send(change: FileChange): Promise<FileChangeAnswer | null> {
    try {
      return await requestFileChange(change);
    } catch (error) {
      if (!(error instanceof FetchFilesError)) throw error;
      showToast({ ...MEDIA_TOASTS.notDeleted, description: error.message });
      return null;
    }
  }

  async function restore({ id, name }: MediaFile): Promise<void> {
    const answer = await send({ change: "restore", id });
    if (answer?.ok === true) showToast({ title: "File restored", description: `${name} is back.`, type: "success" });
    else if (answer !== null) showToast({ ...MEDIA_TOASTS.notDeleted, description: `It is too late to bring ${name} back.` });
    onChanged();
  }

  async function remove(file: MediaFile, isConfirmed = false): Promise<void> {
    setBusyId(file.id);
    const answer = await send({ change: "delete", id: file.id, isConfirmed });
    setBusyId(null);
    if (answer === null) return;
    if (!answer.ok && answer.reason === "in-use") return setQuestion({ file, uses: answer.uses });
    setQuestion(null);
    if (answer.ok)
      showUndoToast({
        ...MEDIA_TOASTS.deleted,
        description: `${file.name} was successfully removed.`,
        onUndo: () => void restore(file),
      });
    else showToast({ ...MEDIA_TOASTS.notDeleted, description: "The file is not there any more." });
    onChanged();
  }

  return { busyId, question, remove, cancel: () => setQuestion(null) };
}
