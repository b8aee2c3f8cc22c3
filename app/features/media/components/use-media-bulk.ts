import { useState } from "react";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { MediaBulkAnswer } from "../answers.ts";
import type { MediaBulkRequest } from "../schema.ts";
import { libraryTroubles } from "../texts.ts";
import { requestBulkChange } from "./fetch-files.ts";

type Left = Extract<MediaBulkAnswer, { ok: true }>["left"];

const countFiles = (count: number) => (count === 1 ? "1 file" : `${count} files`);

/** Changes many files at once, says what was done, and asks about those that are in use. */
export function useMediaBulk(onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const [left, setLeft] = useState<{ files: Left; count: number } | null>(null);
  const { showToast } = useToast();

  async function restore(batch: string) {
    const { answer, trouble } = await requestBulkChange({ deed: "restore", batch });
    if (trouble !== null) return showToast(troubleToast(trouble, libraryTroubles("Not restored")));
    if (answer.ok && answer.changed > 0)
      showToast({ title: "Files restored", description: `${countFiles(answer.changed)} back in the library.`, type: "success" });
    else showToast({ title: "Not restored", description: "It’s too late to restore these files.", type: "destructive" });
    onChanged();
  }

  function report(change: MediaBulkRequest, answer: Extract<MediaBulkAnswer, { ok: true }>) {
    const { changed, batch } = answer;
    if (change.deed === "delete") {
      setLeft(answer.leftCount === 0 ? null : { files: answer.left, count: answer.leftCount });
      if (batch !== null && changed > 0)
        showUndoToast({ title: "Files deleted", description: `${countFiles(changed)} removed.`, onUndo: () => void restore(batch) });
    } else if (change.deed === "label")
      showToast({
        title: changed === 0 ? "Nothing to change" : "Label added",
        description:
          changed === 0
            ? `The files already have “${change.name}”, or have no room for more labels.`
            : `“${change.name}” was added to ${countFiles(changed)}.`,
        type: "success",
      });
    else showToast({ title: "Label removed", description: `It came off ${countFiles(changed)}.`, type: "success" });
  }

  /** Returns true once the change is made. */
  async function run(change: MediaBulkRequest): Promise<boolean> {
    setIsBusy(true);
    const { answer, trouble } = await requestBulkChange(change);
    setIsBusy(false);
    if (trouble !== null) {
      showToast(troubleToast(trouble, libraryTroubles("Not changed")));
      return false;
    }
    if (answer.ok) report(change, answer);
    else
      showToast({
        title: "Nothing was changed",
        description: `Your search now finds ${countFiles(answer.count)}. Please take a look and try again.`,
        type: "destructive",
      });
    onChanged();
    return answer.ok;
  }

  return { isBusy, run, /** The files that were not deleted since they are in use. */ left, forgetLeft: () => setLeft(null) };
}

export type MediaBulkChanging = ReturnType<typeof useMediaBulk>;
