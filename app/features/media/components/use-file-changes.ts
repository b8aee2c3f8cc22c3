import { useEffect, useEffectEvent, useRef, useState } from "react";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { FileChange } from "../schema.ts";
import { libraryTroubles } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { requestFileChange } from "./fetch-files.ts";

const NOT_CHANGED = "Picture not changed";

/** Changes what a picture shows: its focal point, a crop, and the picture that it had before. */
export function useFileChanges(files: readonly MediaFile[], onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const { showToast } = useToast();
  /** Path of each file that is to get another picture, by id. */
  const expected = useRef(new Map<string, string>());

  /** Returns true once the change is made; says why where it is not. */
  async function send(change: FileChange): Promise<boolean> {
    setIsBusy(true);
    const { answer, trouble } = await requestFileChange(change);
    setIsBusy(false);
    if (trouble !== null) showToast(troubleToast(trouble, libraryTroubles(NOT_CHANGED)));
    else if (!answer.ok)
      showToast({
        title: NOT_CHANGED,
        description: answer.reason === "invalid" ? answer.message : "It no longer exists, or is still being prepared.",
        type: "destructive",
      });
    if (answer !== null) onChanged();
    return answer?.ok === true;
  }

  async function bringBack({ id, name }: MediaFile): Promise<void> {
    if (await send({ change: "previous", id })) showToast({ title: "Picture restored", description: name, type: "success" });
  }

  const report = useEffectEvent((current: readonly MediaFile[]) => {
    for (const file of current) {
      const before = expected.current.get(file.id);
      if (before === undefined || (before === file.path && file.nextState !== "failed")) continue;
      expected.current.delete(file.id);
      if (before !== file.path) showUndoToast({ title: "Picture replaced", description: file.name, onUndo: () => void bringBack(file) });
    }
  });
  useEffect(() => report(files), [files]);

  return {
    isBusy,
    send,
    bringBack,
    /** Says once a file's new picture is in its place, and offers the one before. */
    expect: ({ id, path }: MediaFile) => void expected.current.set(id, path),
  };
}

export type FileChanging = ReturnType<typeof useFileChanges>;
