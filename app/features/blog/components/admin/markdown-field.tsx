import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { FailedUpload } from "#app/features/media/components/upload-queue.tsx";
import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import { PictureTextDialog } from "#app/features/media/components/picture-text-dialog.tsx";
import { FieldNotes } from "#app/ui/field.tsx";
import { continueBlock, insertBlock, pictureMarkdown, type TextEdit } from "../../markdown-edits.ts";
import { readFormatted, toMarkdown } from "../../paste/read-clipboard.ts";
import { isVideoAddress } from "../../videos.ts";
import { CollectionDialog } from "./collection-dialog.tsx";
import { GiftDialog } from "./gift-dialog.tsx";
import { MARK_TOOLS, MarkdownToolbar } from "./markdown-toolbar.tsx";
import { MarkdownPreview } from "./markdown-preview.tsx";
import { usePastedPictures } from "./use-pasted-pictures.ts";
import { VideoDialog } from "./video-dialog.tsx";

interface MarkdownFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** The address that renders the preview; that of articles where nothing is said. */
  previewAt?: string;
}

/** Applies an edit through `insertText`, so that the browser can undo it; where the browser refuses, the whole value is replaced. */
function applyEdit(field: HTMLTextAreaElement, edit: TextEdit, onChange: (value: string) => void) {
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  const select = () => field.setSelectionRange(edit.selectFrom, edit.selectTo);
  // At once, since the next key may come before the next frame.
  if (document.execCommand("insertText", false, edit.insert)) return select();
  onChange(field.value.slice(0, edit.from) + edit.insert + field.value.slice(edit.to));
  requestAnimationFrame(select);
}

const picturesOf = (data: DataTransfer | null) => [...(data?.files ?? [])].filter(({ type }) => type.startsWith("image/"));

const isEmptyLine = (text: string, start: number, end: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(0, start)) && /^[ \t]*(?:\n|$)/.test(text.slice(end));

/** The text of a post, with Markdown on the left and its preview on the right. Pictures can be pasted or dropped. */
export function MarkdownField({ value, error, onChange, previewAt = "/admin/blog/preview" }: MarkdownFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [dialog, setDialog] = useState<"picture" | "gift" | "collection" | "video" | null>(null);
  const [video, setVideo] = useState("");
  const preview = useRef<HTMLDivElement>(null);
  const pictures = usePastedPictures((path, alt) => insert(pictureMarkdown(path, alt)));

  function edit(make: (selected: { text: string; start: number; end: number }) => TextEdit) {
    const area = field.current;
    if (area !== null) applyEdit(area, make({ text: area.value, start: area.selectionStart, end: area.selectionEnd }), onChange);
  }

  function insert(block: string) {
    edit((selected) => insertBlock(selected, block));
  }

  function openVideo(address: string) {
    setVideo(address);
    setDialog("video");
  }

  function drop(event: DragEvent) {
    const files = picturesOf(event.dataTransfer);
    if (files.length === 0) return;
    event.preventDefault();
    pictures.add(files);
  }

  /** Converts formatted text; word processors put a picture of it on the clipboard too, which is not wanted. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const page = readFormatted(event.clipboardData);
    const files = picturesOf(event.clipboardData);
    const plain = event.clipboardData.getData("text/plain");
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
    if (page !== null) {
      event.preventDefault();
      const put = (markdown: string) =>
        edit((selected) => {
          const place = selected.start + markdown.length;
          return { from: selected.start, to: selected.end, insert: markdown, selectFrom: place, selectTo: place };
        });
      void toMarkdown(page).then(put, () => put(plain));
    } else if (files.length > 0) {
      event.preventDefault();
      pictures.add(files);
    } else if (isVideoAddress(plain.trim()) && isEmptyLine(text, start, end)) {
      event.preventDefault();
      openVideo(plain.trim());
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key === "Enter") return continueList(event);
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const tool = MARK_TOOLS.find(({ key }) => key === event.key.toLowerCase());
    if (tool === undefined) return;
    event.preventDefault();
    edit(tool.edit);
  }

  function continueList(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const { value: text, selectionStart: start, selectionEnd: end } = event.currentTarget;
    const continued = continueBlock({ text, start, end });
    if (continued === null) return;
    event.preventDefault();
    applyEdit(event.currentTarget, continued, onChange);
  }

  /** Scrolls the preview to the same share of its height. */
  function scrollPreview({ scrollTop, scrollHeight, clientHeight }: HTMLTextAreaElement) {
    const shown = preview.current;
    if (shown === null || scrollHeight <= clientHeight) return;
    shown.scrollTop = (scrollTop / (scrollHeight - clientHeight)) * (shown.scrollHeight - shown.clientHeight);
  }

  return (
    <div className="grid gap-5 xl:grid-cols-2 xl:gap-y-1.5">
      <div className="flex min-w-0 flex-col gap-1.5 xl:row-span-3 xl:grid xl:grid-rows-subgrid">
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-[0.9375rem] font-semibold">
            Content
          </label>
          <MarkdownToolbar
            controls={id}
            onEdit={edit}
            onPicture={() => setDialog("picture")}
            onGift={() => setDialog("gift")}
            onCollection={() => setDialog("collection")}
            onVideo={() => openVideo("")}
          />
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
          onPaste={paste}
          onDrop={drop}
          onScroll={(event) => scrollPreview(event.currentTarget)}
          className="h-[70dvh] min-h-[25rem] w-full resize-y rounded-control border border-edge bg-card px-3.5 py-3 font-mono text-[0.9375rem] leading-relaxed hover:border-ink aria-invalid:border-ribbon"
        />
        <div className="flex flex-col gap-1.5">
          <FieldNotes
            error={error}
            errorId={`${id}-error`}
            hintId={`${id}-hint`}
            hint="Write in Markdown. Text from Docs or Word keeps its formatting; Ctrl+Shift+V pastes it plain. Paste or drop a picture to upload it. [[gift:slug]] or [[collection:slug]] on a line of its own shows a card."
          />
          <p role="status" className="text-sm text-soft-ink empty:hidden">
            {pictures.isUploading ? "Uploading a picture..." : null}
          </p>
          {pictures.failed.length === 0 ? null : (
            <ul aria-label="Pictures that weren’t uploaded" className="flex flex-col gap-2">
              {pictures.failed.map(({ error: why, needsSignIn, ...picture }, index) => (
                <li key={index}>
                  <FailedUpload error={why} needsSignIn={needsSignIn} onRetry={() => pictures.retry(picture)} />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <MarkdownPreview ref={preview} content={value} previewAt={previewAt} />
      <MediaPicker
        isOpen={dialog === "picture"}
        onClose={() => setDialog(null)}
        onPick={({ path, alt }) => insert(pictureMarkdown(path, alt))}
        title="Insert a picture"
      />
      <PictureTextDialog file={pictures.asked} onAnswer={pictures.answer} />
      <VideoDialog isOpen={dialog === "video"} address={video} onClose={() => setDialog(null)} onPick={insert} />
      <CollectionDialog
        isOpen={dialog === "collection"}
        onClose={() => setDialog(null)}
        onPick={({ slug }) => insert(`[[collection:${slug}]]`)}
      />
      <GiftDialog isOpen={dialog === "gift"} onClose={() => setDialog(null)} onPick={({ slug }) => insert(`[[gift:${slug}]]`)} />
    </div>
  );
}
