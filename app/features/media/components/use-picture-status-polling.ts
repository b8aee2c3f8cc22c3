import { useEffect, useEffectEvent, useState } from "react";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { libraryTroubles, MEDIA_TOASTS, UPLOAD_FAILURES } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { fetchFiles } from "./fetch-files.ts";

const ASK_EVERY_MS = 1000;

const isWaiting = ({ state, nextState }: MediaFile) => state === "waiting" || nextState === "waiting" || nextState === "ready";

/**
 * Asks once a second for the state of the pictures among `files` that wait for their sizes, or for a picture that takes their place, and calls
 * `onSettled` with those that are ready or have failed. The first failed request shows a toast; the requests continue.
 */
export function usePictureStatusPolling(files: readonly MediaFile[], onSettled: (settled: MediaFile[]) => void): void {
  const waiting = files.filter(isWaiting).map(({ id }) => id);
  const key = waiting.join();
  const [hasFailed, setHasFailed] = useState(false);
  const { showToast } = useToast();

  const ask = useEffectEvent(async (isStale: () => boolean) => {
    const { answer, trouble } = await fetchFiles({ ids: waiting });
    if (isStale()) return;
    setHasFailed(trouble !== null);
    if (trouble !== null) {
      if (!hasFailed) showToast(troubleToast(trouble, libraryTroubles(MEDIA_TOASTS.notFetched.title)));
      return;
    }
    const settled = answer.files.filter((file) => !isWaiting(file));
    for (const { name } of settled.filter(({ state, nextState }) => state === "failed" || nextState === "failed"))
      showToast({ ...MEDIA_TOASTS.notUploaded, description: `${name}: ${UPLOAD_FAILURES["not-an-image"]}` });
    if (settled.length > 0 || answer.files.length < waiting.length) onSettled(settled);
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
