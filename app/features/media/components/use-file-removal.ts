import { useState } from "react";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { libraryTroubles, MEDIA_TOASTS } from "../texts.ts";
import type { FileChange } from "../schema.ts";
import type { FileChangeAnswer } from "../answers.ts";
import type { MediaFile, MediaUse } from "../types.ts";
import { requestFileChange } from "./fetch-files.ts";

const NOT_RESTORED = "Not restored";

/** Deletes files of the library: immediately and with an undo where they are used nowhere, else after a confirmation. */
export function useFileRemoval(onChanged: () => void) {
  const [busyId, setBusyId] = useState<string | null>(null);
  const [question, setQuestion] = useState<{ file: MediaFile; uses: readonly MediaUse[] } | null>(null);
  const { showToast } = useToast();

  async function send(change: FileChange, title: string = MEDIA_TOASTS.notDeleted.title): Promise<FileChangeAnswer | null> {
    const { answer, trouble } = await requestFileChange(change);
    if (trouble !== null) showToast(troubleToast(trouble, libraryTroubles(title)));
    return answer;
  }

  async function restore({ id, name }: MediaFile): Promise<void> {
    const answer = await send({ change: "restore", id }, NOT_RESTORED);
    if (answer?.ok === true) showToast({ title: "File restored", description: `${name} is back.`, type: "success" });
    else if (answer !== null) showToast({ title: NOT_RESTORED, type: "destructive", description: `It’s too late to restore ${name}.` });
    if (answer !== null) onChanged();
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
    else showToast({ ...MEDIA_TOASTS.notDeleted, description: "This file no longer exists." });
    onChanged();
  }

  return { busyId, question, remove, cancel: () => setQuestion(null) };
}
