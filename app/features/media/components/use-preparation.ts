import { useEffect, useEffectEvent, useState } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { MEDIA_TOASTS, UPLOAD_FAILURES } from "../texts.constants.ts";
import type { MediaFile } from "../types.ts";
import { fetchFiles, FetchFilesError } from "./fetch-files.ts";

const ASK_EVERY_MS = 1000;

/**
 * Asks once a second how far the pictures among `files` are that wait for their sizes, and gives them to `onSettled` once they are ready or
 * cannot be made. When asking fails it is said once, and asked on.
 */
export function usePreparation(files: readonly MediaFile[], onSettled: (settled: MediaFile[]) => void): void {
  const waiting = files.filter(({ state }) => state === "waiting").map(({ id }) => id);
  const key = waiting.join();
  const [hasFailed, setHasFailed] = useState(false);
  const { showToast } = useToast();

  const ask = useEffectEvent(async (isStale: () => boolean) => {
    try {
      const { files: now } = await fetchFiles({ ids: waiting });
      if (isStale()) return;
      setHasFailed(false);
      const settled = now.filter(({ state }) => state !== "waiting");
      for (const { name } of settled.filter(({ state }) => state === "failed"))
        showToast({ ...MEDIA_TOASTS.notUploaded, description: `${name}: ${UPLOAD_FAILURES["not-an-image"]}` });
      if (settled.length > 0 || now.length < waiting.length) onSettled(settled);
    } catch (error) {
      if (!(error instanceof FetchFilesError)) throw error;
      if (!isStale() && !hasFailed) showToast({ ...MEDIA_TOASTS.notFetched, description: error.message });
      if (!isStale()) setHasFailed(true);
    }
  });

  useEffect(() => {
    if (key === "") return;
    let isStale = false;
    let timer = setTimeout(askAgain, ASK_EVERY_MS);
    function askAgain() {
      void ask(() => isStale).then(() => {
        if (!isStale) timer = setTimeout(askAgain, ASK_EVERY_MS);
      });
    }
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [key]);
}
