import { useEffect, useRef, useState } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { MAX_UPLOAD_BYTES } from "../constants.ts";
import { MEDIA_TOASTS } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { explainFailure, toastOfFailure } from "./describe-upload.ts";
import { uploadFile } from "./upload-file.ts";

/** A file that was chosen for upload. */
export interface UploadItem {
  key: number;
  file: File;
  alt: string;
  status: "chosen" | "uploading" | "failed";
  /** Percentage sent, 0 to 100. */
  percent: number;
  /** Message about the failure. */
  error?: string;
  /** It failed because the session has ended. */
  needsSignIn?: boolean;
}

/** Asks before the tab is closed during an upload. */
function useLeaveWarning(isBusy: boolean) {
  useEffect(() => {
    if (!isBusy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isBusy]);
}

/** Uploads the chosen files one after the other; each can be stopped and tried again. */
export function useUploads(onUploaded: (file: MediaFile) => void) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [tooLarge, setTooLarge] = useState<readonly File[]>([]);
  const lastKey = useRef(0);
  const stops = useRef(new Map<number, AbortController>());
  const { showToast } = useToast();
  const isUploading = items.some(({ status }) => status === "uploading");
  useLeaveWarning(isUploading);

  const change = (key: number, changes: Partial<UploadItem>) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, ...changes } : item)));
  const drop = (key: number) => setItems((before) => before.filter((item) => item.key !== key));

  function add(files: Iterable<File>) {
    const all = [...files];
    const fitting = all.filter(({ size }) => size <= MAX_UPLOAD_BYTES);
    setTooLarge(all.filter((file) => !fitting.includes(file)));
    if (fitting.length < all.length) showToast(MEDIA_TOASTS.tooLarge);
    const fresh = fitting.map((file): UploadItem => ({ key: ++lastKey.current, file, alt: "", status: "chosen", percent: 0 }));
    setItems((before) => [...before, ...fresh]);
  }

  /** Returns true once the file is in the library. */
  async function send({ key, file, alt }: UploadItem): Promise<boolean> {
    const stop = new AbortController();
    stops.current.set(key, stop);
    const result = await uploadFile({ file, alt, signal: stop.signal, onProgress: (share) => change(key, { percent: share * 100 }) });
    stops.current.delete(key);
    if (stop.signal.aborted) {
      change(key, { status: "chosen", percent: 0 });
      return false;
    }
    if (result.ok) {
      drop(key);
      onUploaded(result.file);
      return true;
    }
    const needsSignIn = result.reason === "trouble" && result.trouble.kind === "signed-out";
    change(key, { status: "failed", error: explainFailure(result), needsSignIn });
    showToast(toastOfFailure(result));
    return false;
  }

  async function upload(wanted: readonly UploadItem[] = items) {
    if (wanted.length === 0) return void showToast(MEDIA_TOASTS.nothingChosen);
    const waiting = wanted.filter(({ status }) => status !== "uploading");
    for (const { key } of waiting) change(key, { status: "uploading", percent: 0, error: undefined });
    let done = 0;
    for (const item of waiting) if (await send(item)) done += 1;
    if (done === 1) showToast(MEDIA_TOASTS.uploaded);
    else if (done > 1) showToast({ ...MEDIA_TOASTS.uploaded, description: `Your ${done} files have been uploaded successfully.` });
  }

  return {
    items,
    /** The files chosen last that are larger than allowed. */
    tooLarge,
    isUploading,
    add,
    upload,
    describe: (key: number, alt: string) => change(key, { alt }),
    remove: drop,
    /** Stops the upload of a file, which can then be started again. */
    stop: (key: number) => {
      const under = stops.current.get(key);
      if (under === undefined) change(key, { status: "chosen" });
      else under.abort();
    },
  };
}

export type Uploads = ReturnType<typeof useUploads>;
