import { useState } from "react";
import { explainFailure, toastOfFailure } from "#app/features/media/components/describe-upload.ts";
import { uploadFile } from "#app/features/media/components/upload-file.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";

/** A pasted or dropped picture with its alt text. */
interface PastedPicture {
  file: File;
  alt: string;
}

/** A picture that is not in the library yet. */
interface FailedPicture extends PastedPicture {
  error: string;
  needsSignIn: boolean;
}

/** Asks for the text of each pasted picture, uploads it, and keeps those that were not taken. */
export function usePastedPictures(onUploaded: (path: string, alt: string) => void) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const [uploads, setUploads] = useState(0);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const { showToast } = useToast();

  async function upload({ file, alt }: PastedPicture) {
    setUploads((before) => before + 1);
    setFailed((before) => before.filter((picture) => picture.file !== file));
    const result = await uploadFile({ file, alt });
    setUploads((before) => before - 1);
    if (result.ok) return onUploaded(result.file.path, alt);
    const needsSignIn = result.reason === "trouble" && result.trouble.kind === "signed-out";
    const error = `${file.name || "pasted picture"}: ${explainFailure(result)}`;
    setFailed((before) => [...before, { file, alt, error, needsSignIn }]);
    showToast(toastOfFailure(result));
  }

  /** Takes the picture that is asked about, with its text; null leaves it out. */
  function answer(alt: string | null) {
    const [file, ...rest] = waiting;
    setWaiting(rest);
    if (file !== undefined && alt !== null) void upload({ file, alt });
  }

  return {
    asked: waiting[0] ?? null,
    answer,
    isUploading: uploads > 0,
    failed,
    retry: (picture: PastedPicture) => void upload(picture),
    add: (files: readonly File[]) => setWaiting((before) => [...before, ...files]),
  };
}
