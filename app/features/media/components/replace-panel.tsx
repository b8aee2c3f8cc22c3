import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { MAX_UPLOAD_BYTES } from "../constants.ts";
import { UPLOAD_FAILURES } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { explainFailure } from "./describe-upload.ts";
import { type ReplacementResult, uploadReplacement } from "./upload-file.ts";

interface ReplacePanelProps {
  file: MediaFile;
  isBusy: boolean;
  onReplaced: () => void;
  onBringBack: () => void;
}

function explain(result: Extract<ReplacementResult, { ok: false }>): string {
  return result.reason === "not-found" ? "This file no longer exists." : explainFailure(result);
}

/** Puts another picture in the place of one that is used, and brings the one before back. */
export function ReplacePanel({ file, isBusy, onReplaced, onBringBack }: ReplacePanelProps) {
  const [percent, setPercent] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(chosen: File) {
    if (chosen.size > MAX_UPLOAD_BYTES) return setError(`${chosen.name}: ${UPLOAD_FAILURES["too-large"]}`);
    setError(null);
    setPercent(0);
    const result = await uploadReplacement({ id: file.id, file: chosen, onProgress: (share) => setPercent(share * 100) });
    setPercent(null);
    if (result.ok) onReplaced();
    else setError(`${chosen.name}: ${explain(result)}`);
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-soft-ink">
        The new picture is shown wherever this one is used: on gifts, in posts, and on pages. Alt text and labels stay. You can restore the
        old one for an hour.
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="New picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // Without this, choosing the same file again would fire no event.
          event.target.value = "";
          if (chosen !== undefined) void send(chosen);
        }}
      />
      <Button busy={percent !== null} onClick={() => input.current?.click()}>
        Replace the file…
      </Button>
      {percent === null ? null : <ProgressBar label="Uploading the new picture" value={percent} max={100} />}
      {error === null ? null : (
        <p role="alert" className="text-sm font-medium wrap-anywhere text-ribbon">
          {error}
        </p>
      )}
      {file.nextState === "waiting" ? <p role="status">The new picture is being prepared…</p> : null}
      {file.nextState === "failed" ? (
        <p className="text-sm font-medium text-ribbon">The last new picture can’t be read, so this one stays.</p>
      ) : null}
      {file.hasPrevious ? (
        <Button variant="secondary" busy={isBusy} onClick={onBringBack}>
          Restore the previous picture
        </Button>
      ) : null}
    </div>
  );
}
