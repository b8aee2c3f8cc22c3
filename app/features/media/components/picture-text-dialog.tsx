import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { MAX_ALT_LENGTH } from "../constants.ts";

interface PictureTextDialogProps {
  /** The picture to describe; null closes the dialog. */
  file: File | null;
  /** Is called with the text, or with null where the picture is not wanted. */
  onAnswer: (alt: string | null) => void;
}

/** Asks what a pasted picture shows before it is uploaded. */
export function PictureTextDialog({ file, onAnswer }: PictureTextDialogProps) {
  return (
    <Dialog isOpen={file !== null} onClose={() => onAnswer(null)} title="What does the picture show?" closesOnBackdrop={false}>
      {file === null ? null : <PictureTextForm key={`${file.name} ${file.lastModified} ${file.size}`} file={file} onAnswer={onAnswer} />}
    </Dialog>
  );
}

function PictureTextForm({ file, onAnswer }: { file: File; onAnswer: PictureTextDialogProps["onAnswer"] }) {
  const [alt, setAlt] = useState("");
  const [source, setSource] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    // The site's rules for pictures allow data addresses, and no blobs.
    reader.addEventListener("load", () => setSource(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return (
    // No form element: the editor around the dialog may be one.
    <div className="flex flex-col gap-4">
      {source === undefined ? null : <img src={source} alt="" className="max-h-60 w-full rounded-control object-contain" />}
      <TextArea
        label="Alt text"
        rows={2}
        hint="One sentence for people who can’t see it. Leave it empty if the picture is only decoration."
        maxLength={MAX_ALT_LENGTH}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onAnswer(null)}>
          Leave it out
        </Button>
        <Button onClick={() => onAnswer(alt.trim())}>Insert the picture</Button>
      </div>
    </div>
  );
}
