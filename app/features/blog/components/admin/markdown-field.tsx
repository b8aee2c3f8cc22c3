import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { explainFailure, toastOfFailure } from "#app/features/media/components/describe-upload.ts";
import { uploadFile } from "#app/features/media/components/upload-file.ts";
import { FailedUpload } from "#app/features/media/components/upload-queue.tsx";
import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import { FieldNotes } from "#app/ui/field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { insertBlock, pictureMarkdown, type TextEdit } from "../../markdown-edits.ts";
import { GiftDialog } from "./gift-dialog.tsx";
import { MARK_TOOLS, MarkdownToolbar } from "./markdown-toolbar.tsx";
import { MarkdownPreview } from "./markdown-preview.tsx";

interface MarkdownFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** The address that renders the preview; that of articles where nothing is said. */
  previewAt?: string;
}

/** A pasted or dropped picture that is not in the library yet. */
interface FailedPicture {
  file: File;
  error: string;
  needsSignIn: boolean;
}

/** Applies an edit through `insertText`, so that the browser can undo it; where the browser refuses, the whole value is replaced. */
function applyEdit(field: HTMLTextAreaElement, edit: TextEdit, onChange: (value: string) => void) {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const isDone = document.execCommand("insertText", false, edit.insert);
  if (!isDone) onChange(field.value.slice(0, edit.from) + edit.insert + field.value.slice(edit.to));
  requestAnimationFrame(() => field.setSelectionRange(edit.selectFrom, edit.selectTo));
}

const picturesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

/** The text of a post, with Markdown on the left and its preview on the right. Pictures can be pasted or dropped. */
export function MarkdownField({ value, error, onChange, previewAt = "/admin/blog/preview" }: MarkdownFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<"picture" | "gift" | null>(null);
  const [uploads, setUploads] = useState(0);
  const [failed, setFailed] = useState<readonly FailedPicture[]>([]);
  const { showToast } = useToast();

  function edit(make: (selected: { text: string; start: number; end: number }) => TextEdit) {
    const area = field.current;
    if (area !== null) applyEdit(area, make({ text: area.value, start: area.selectionStart, end: area.selectionEnd }), onChange);
  }

  const insert = (block: string) => edit((selected) => insertBlock(selected, block));

  async function upload(files: readonly File[]) {
    setUploads((before) => before + files.length);
    for (const file of files) {
      setFailed((before) => before.filter((picture) => picture.file !== file));
      const result = await uploadFile({ file, alt: "" });
      setUploads((before) => before - 1);
      if (result.ok) {
        insert(pictureMarkdown(result.file.path, ""));
        continue;
      }
      const needsSignIn = result.reason === "trouble" && result.trouble.kind === "signed-out";
      const error = `${file.name || "pasted picture"}: ${explainFailure(result)}`;
      setFailed((before) => [...before, { file, error, needsSignIn }]);
      showToast(toastOfFailure(result));
    }
  }

  function take(event: ClipboardEvent | DragEvent, data: DataTransfer | null) {
    const pictures = picturesOf(data);
    if (pictures.length === 0) return;
    event.preventDefault();
    void upload(pictures);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = MARK_TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (tool === undefined) return;
    event.preventDefault();
    edit(tool.edit);
  }

  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-1.5">
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-[0.9375rem] font-semibold">
            Content
          </label>
          <MarkdownToolbar controls={id} onEdit={edit} onPicture={() => setDialog("picture")} onGift={() => setDialog("gift")} />
        </div>
        <textarea
          ref={field}
          id={id}
          value={value}
          spellCheck
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData)}
          onDrop={(event) => take(event, event.dataTransfer)}
          className="h-[70dvh] min-h-[25rem] w-full resize-y rounded-control border border-edge bg-card px-3.5 py-3 font-mono text-[0.9375rem] leading-relaxed hover:border-ink aria-invalid:border-ribbon"
        />
        <FieldNotes
          error={error}
          errorId={`${id}-error`}
          hintId={`${id}-hint`}
          hint="Markdown. Paste or drop a picture to upload it; [[gift:slug]] in a line of its own shows a gift card."
        />
        <p role="status" className="text-sm text-soft-ink empty:hidden">
          {uploads > 0 ? "Uploading a picture..." : null}
        </p>
        {failed.length === 0 ? null : (
          <ul aria-label="Pictures that were not uploaded" className="flex flex-col gap-2">
            {failed.map(({ file, ...why }, index) => (
              <li key={index}>
                <FailedUpload {...why} onRetry={() => void upload([file])} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <MarkdownPreview content={value} previewAt={previewAt} />
      <MediaPicker
        isOpen={dialog === "picture"}
        onClose={() => setDialog(null)}
        onPick={({ path, alt }) => insert(pictureMarkdown(path, alt))}
        title="Insert a picture"
      />
      <GiftDialog isOpen={dialog === "gift"} onClose={() => setDialog(null)} onPick={({ slug }) => insert(`[[gift:${slug}]]`)} />
    </div>
  );
}
