import { CircleAlert, FileText, Film, LoaderCircle } from "lucide-react";
import { joinClasses } from "#app/ui/class-names.ts";
import { pictureAddress } from "../picture-address.ts";
import type { MediaFile } from "../types.ts";

interface FilePictureProps {
  file: Pick<MediaFile, "kind" | "state" | "path" | "alt">;
  className?: string;
}

/** A stored file's picture, or an icon of its kind with its state. */
export function FilePicture({ file, className }: FilePictureProps) {
  const { kind, state, path, alt } = file;
  if (kind === "image" && state === "ready")
    return (
      <img
        {...pictureAddress(path, 320)}
        alt={alt}
        loading="lazy"
        className={joinClasses("bg-linen object-contain object-center", className)}
      />
    );
  return (
    <span
      className={joinClasses("flex flex-col items-center justify-center gap-2 bg-linen p-2 text-center text-sm text-soft-ink", className)}
    >
      {kind === "video" ? (
        <Film aria-hidden className="size-8" />
      ) : kind === "document" ? (
        <FileText aria-hidden className="size-8" />
      ) : state === "waiting" ? (
        <>
          <LoaderCircle aria-hidden className="size-6 animate-spin motion-reduce:animate-none" />
          Being prepared…
        </>
      ) : (
        <>
          <CircleAlert aria-hidden className="size-6 text-ribbon" />
          This picture can’t be read
        </>
      )}
    </span>
  );
}
