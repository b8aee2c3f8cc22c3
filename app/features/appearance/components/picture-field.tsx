import { ImageUp, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { pictureAddressOf } from "#app/features/look/pictures.ts";
import type { LookPicture } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { sendBlob } from "#app/ui/client/send-json.ts";
import { FieldNotes } from "#app/ui/field.tsx";
import { FileButton } from "#app/ui/file-button.tsx";
import { describeTrouble } from "#app/ui/saving/describe-trouble.ts";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";
import { APPEARANCE_TEXTS } from "../appearance-texts.ts";
import { lookPictureAnswer } from "../answers.ts";

interface PictureFieldProps {
  label: string;
  hint: string;
  /** Null for the one as built. */
  picture: LookPicture | null;
  onChange: (picture: LookPicture | null) => void;
  error: string | undefined;
}

/** A field for a logo or an icon, which is uploaded at once and shown when the look is saved. */
export function PictureField({ label, hint, picture, onChange, error }: PictureFieldProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [needsSignIn, setNeedsSignIn] = useState(false);

  async function upload(file: File) {
    if (isSending) return;
    setIsSending(true);
    setRefusal(null);
    const { answer, trouble } = await sendBlob("/admin/appearance/pictures", file, "application/octet-stream", lookPictureAnswer);
    setIsSending(false);
    setNeedsSignIn(trouble?.kind === "signed-out");
    if (trouble !== null) {
      const { title, description } = describeTrouble(trouble, APPEARANCE_TEXTS);
      return setRefusal(`${title}. ${description}`);
    }
    if (answer.ok) return onChange(answer.picture);
    setRefusal(APPEARANCE_TEXTS.refusedPicture(answer.reason, answer.element));
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <p id={`${id}-label`} className="text-[0.9375rem] font-semibold">
        {label}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <span className="flex h-16 min-w-16 items-center justify-center rounded-control border border-line bg-paper px-3">
          {picture === null ? (
            <span className="text-sm text-soft-ink">Default</span>
          ) : (
            <img src={pictureAddressOf(picture)} alt={`${label} as it is shown`} className="h-10 max-w-44 object-contain" />
          )}
        </span>
        <FileButton
          size="sm"
          accept="image/svg+xml,image/png,image/webp,image/jpeg"
          icon={ImageUp}
          isBusy={isSending}
          onFile={(file) => void upload(file)}
        >
          {isSending ? "Uploading..." : `Upload ${label.toLowerCase()}`}
        </FileButton>
        {picture === null ? null : (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)} aria-label={`Remove the ${label.toLowerCase()}`}>
            <Trash2 aria-hidden className="size-4.5" />
            Remove
          </Button>
        )}
      </div>
      <div role="status">
        <FieldNotes hint={hint} error={refusal ?? error} hintId={`${id}-hint`} errorId={`${id}-error`} />
        {needsSignIn ? <SignInElsewhere /> : null}
      </div>
    </div>
  );
}
