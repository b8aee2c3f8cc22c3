import { CircleAlert, FileText, Film, X } from "lucide-react";
import { useEffect, useState } from "react";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_ALT_LENGTH, MAX_UPLOAD_MB } from "../constants.ts";
import { formatFileSize } from "../uploads.ts";
import type { UploadItem, Uploads } from "./use-uploads.ts";

/** Returns a data URL of a local picture, or null for any other file. */
function useLocalPicture(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!/^image\/(?!svg)/.test(file.type)) return;
    const reader = new FileReader();
    reader.addEventListener("load", () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}

function Preview({ file }: { file: File }) {
  const address = useLocalPicture(file);
  const Icon = file.type.startsWith("video/") ? Film : FileText;
  if (address !== null) return <img src={address} alt="" className="size-16 shrink-0 rounded-control bg-linen object-cover" />;
  return (
    <span className="flex size-16 shrink-0 items-center justify-center rounded-control bg-linen text-soft-ink">
      <Icon aria-hidden className="size-6" />
    </span>
  );
}

function QueueRow({ item, uploads }: { item: UploadItem; uploads: Uploads }) {
  const { key, file, alt, status, percent, error, needsSignIn = false } = item;
  const isSending = status === "uploading";
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0">
      <Preview file={file} />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <p className="flex min-w-0 items-baseline justify-between gap-3">
          <span className="truncate font-semibold">{file.name}</span>
          <span className="shrink-0 text-sm text-soft-ink tabular-nums">{formatFileSize(file.size)}</span>
        </p>
        {isSending ? (
          <div className="flex min-h-touch items-center gap-3">
            <ProgressBar label={`Uploading ${file.name}`} value={percent} max={100} />
            <span aria-hidden className="w-11 text-right text-sm tabular-nums">{`${Math.round(percent)}%`}</span>
          </div>
        ) : file.type.startsWith("image/") ? (
          <TextField
            label={`Alt text of ${file.name}`}
            hidesLabel
            placeholder="What the picture shows (alt text)"
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={(event) => uploads.describe(key, event.target.value)}
          />
        ) : null}
        {status === "failed" ? (
          <FailedUpload error={error ?? ""} needsSignIn={needsSignIn} onRetry={() => void uploads.upload([item])} />
        ) : null}
      </div>
      <IconButton
        label={isSending ? `Stop uploading ${file.name}` : `Remove ${file.name}`}
        icon={<X aria-hidden />}
        onClick={() => (isSending ? uploads.stop(key) : uploads.remove(key))}
        className="-mr-2 text-soft-ink"
      />
    </li>
  );
}

interface FailedUploadProps {
  error: string;
  needsSignIn: boolean;
  onRetry: () => void;
}

/** Shows why a file was not added to the library, with a button to try again. */
export function FailedUpload({ error, needsSignIn, onRetry }: FailedUploadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm font-medium text-ribbon">
      <p className="flex min-w-0 flex-1 basis-48 gap-1.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0 wrap-anywhere">{error}</span>
      </p>
      {needsSignIn ? <SignInElsewhere /> : null}
      <Button size="sm" variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** The chosen files, each with its preview, alt text and progress, and the names of those that are too large. */
export function UploadQueue({ uploads }: { uploads: Uploads }) {
  const { items, tooLarge } = uploads;
  return (
    <>
      {tooLarge.length === 0 ? null : (
        <p role="alert" className="text-sm font-medium wrap-anywhere text-ribbon">
          {`Too large to add (over ${MAX_UPLOAD_MB} MB): ${tooLarge.map(({ name, size }) => `${name} (${formatFileSize(size)})`).join(", ")}`}
        </p>
      )}
      {items.length === 0 ? null : (
        <ul aria-label="Files to upload" className="rounded-card border border-line bg-card px-4">
          {items.map((item) => (
            <QueueRow key={item.key} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  );
}
