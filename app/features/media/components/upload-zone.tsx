import { ImageUp } from "lucide-react";
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { MAX_UPLOAD_MB } from "../constants.ts";

interface UploadZoneProps {
  onFiles: (files: readonly File[]) => void;
  /** Value of the file input's `accept` attribute. */
  accept: string;
  /** File types as the hint names them. */
  kinds: string;
  isCompact?: boolean;
}

/** Receives files that are chosen, dropped on it, or pasted anywhere on the page. The label of its file input covers the whole zone. */
export function UploadZone({ onFiles, accept, kinds, isCompact = false }: UploadZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  function hover(event: DragEvent, isInside: boolean) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsOver(isInside);
  }

  return (
    <div
      onDragEnter={(event) => hover(event, true)}
      onDragOver={(event) => hover(event, true)}
      onDragLeave={(event) => hover(event, event.currentTarget.contains(event.relatedTarget as Node | null))}
      onDrop={(event) => {
        hover(event, false);
        if (event.dataTransfer.files.length > 0) onFiles([...event.dataTransfer.files]);
      }}
      className={joinClasses(
        "relative flex items-center gap-4 rounded-card border-2 border-dashed bg-card px-5 text-left transition-colors duration-150 focus-within:border-evergreen",
        isCompact ? "py-3.5" : "py-6",
        isOver ? "border-evergreen bg-sage" : "border-edge hover:border-evergreen",
      )}
    >
      <span className="flex size-12 shrink-0 items-center justify-center rounded-full bg-sage text-evergreen">
        <ImageUp aria-hidden className="size-6" />
      </span>
      <div className="min-w-0">
        <label htmlFor={id} className="font-semibold">
          Choose files
          {/* This element stretches the label over the whole zone. */}
          <span aria-hidden className="absolute inset-0 cursor-pointer" />
        </label>
        <p id={`${id}hint`} className="text-sm text-soft-ink">
          or drop or paste them here. {kinds}, up to {MAX_UPLOAD_MB} MB each.
        </p>
      </div>
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={accept}
        aria-describedby={`${id}hint`}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Without this, choosing the same file again would fire no event.
          event.target.value = "";
        }}
        className="absolute inset-0 -z-10 size-full opacity-0"
      />
    </div>
  );
}
