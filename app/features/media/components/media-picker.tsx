import { Check, Search, Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { Skeleton, SkeletonGroup } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { MAX_ALT_LENGTH } from "../constants.ts";
import { MEDIA_TEXTS } from "../texts.ts";
import type { MediaFile } from "../types.ts";
import { FilePicture } from "./file-picture.tsx";
import { LabelSelect } from "./label-select.tsx";
import { UploadQueue } from "./upload-queue.tsx";
import { UploadZone } from "./upload-zone.tsx";
import { useLibrary } from "./use-library.ts";
import { usePictureStatusPolling } from "./use-picture-status-polling.ts";
import { useUploads } from "./use-uploads.ts";

/** The picture that the user has chosen. */
export interface PickedPicture {
  /** Value for `image` columns, `/media/<key>`; `mediaSources` in features/media/media-paths.ts returns its sizes. */
  path: string;
  /** Alt text; may be empty. */
  alt: string;
}

interface MediaPickerProps {
  isOpen: boolean;
  onClose: () => void;
  onPick: (picture: PickedPicture) => void;
  /** What the picture is for, such as "Cover image". */
  title?: string;
}

/** A dialog to choose a picture from the library, or to upload, drop or paste one. */
export function MediaPicker({ isOpen, onClose, onPick, title = "Choose a picture" }: MediaPickerProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title={title} closesOnBackdrop={false}>
      <PickerBody
        onCancel={onClose}
        onPick={(picture) => {
          onPick(picture);
          onClose();
        }}
      />
    </Dialog>
  );
}

function PickerBody({ onCancel, onPick }: { onCancel: () => void; onPick: (picture: PickedPicture) => void }) {
  const [search, setSearch] = useState("");
  const [picked, setPicked] = useState<MediaFile | null>(null);
  const [alt, setAlt] = useState("");
  const [label, setLabel] = useState("");
  const { library, error, loadMore, retry, putFirst, replace } = useLibrary("image", search.trim(), label);
  const isNarrowed = search.trim() !== "" || label !== "";

  function pick(file: MediaFile) {
    setPicked(file);
    setAlt(file.alt);
  }
  const uploads = useUploads((file) => {
    putFirst(file);
    if (file.kind === "image") pick(file);
  });
  usePictureStatusPolling(library?.files ?? [], (settled) => {
    replace(settled);
    const own = settled.find(({ id }) => id === picked?.id);
    if (own !== undefined) setPicked(own.state === "failed" ? null : own);
  });

  return (
    <div className="flex flex-col gap-4">
      <UploadZone onFiles={uploads.add} accept="image/*" kinds="Pictures" isCompact />
      <UploadQueue uploads={uploads} />
      {uploads.items.length > 0 ? (
        <Button onClick={() => void uploads.upload()} busy={uploads.isUploading} className="self-start">
          {uploads.isUploading ? null : <Upload aria-hidden className="size-4.5" />}
          {uploads.isUploading ? "Uploading..." : "Upload"}
        </Button>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <TextField
          type="search"
          label="Search pictures"
          hidesLabel
          placeholder="Search by name or alt text..."
          icon={<Search aria-hidden />}
          maxLength={200}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-w-0 flex-1 basis-60"
        />
        {library !== null && library.labels.length > 0 ? (
          <LabelSelect labels={library.labels} value={label} onChange={(event) => setLabel(event.target.value)} />
        ) : null}
      </div>
      {error !== null && library === null ? (
        <ErrorState
          title="Error fetching files"
          text={error}
          headingLevel={3}
          action={
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          }
        />
      ) : library === null ? (
        <SkeletonGroup label="Loading pictures" className="grid grid-cols-3 gap-3 md:grid-cols-5">
          {Array.from({ length: 10 }, (_, index) => (
            <Skeleton key={index} className="aspect-square w-full" />
          ))}
        </SkeletonGroup>
      ) : library.files.length === 0 ? (
        <EmptyState
          title={isNarrowed ? "No pictures match" : MEDIA_TEXTS.empty}
          text={isNarrowed ? "Try another word or label." : "Choose a file above, or drop or paste one here."}
          headingLevel={3}
        />
      ) : (
        <PictureGrid files={library.files} pickedId={picked?.id} onPick={pick} />
      )}
      {library !== null && library.files.length < library.total ? (
        <Button variant="secondary" onClick={() => void loadMore()} className="self-center">
          Show more
        </Button>
      ) : null}
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap items-end justify-end gap-3 border-t border-line bg-card px-6 py-4">
        {picked === null ? (
          <p className="mr-auto self-center text-soft-ink">Nothing chosen yet</p>
        ) : (
          <TextField
            label="Alt text"
            placeholder="What the picture shows"
            maxLength={MAX_ALT_LENGTH}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            className="min-w-0 flex-1 basis-60"
          />
        )}
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={picked === null} onClick={() => picked && onPick({ path: picked.path, alt: alt.trim() })}>
          Use this picture
        </Button>
      </div>
    </div>
  );
}

interface PictureGridProps {
  files: readonly MediaFile[];
  pickedId: string | undefined;
  onPick: (file: MediaFile) => void;
}

function PictureGrid({ files, pickedId, onPick }: PictureGridProps) {
  return (
    <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-5">
      {files.map((file) => (
        <li key={file.id} className="relative">
          <button
            type="button"
            disabled={file.state === "failed"}
            aria-pressed={file.id === pickedId}
            onClick={() => onPick(file)}
            className="group flex w-full flex-col overflow-hidden rounded-control border border-line text-left text-sm hover:border-evergreen disabled:opacity-60 aria-pressed:border-evergreen aria-pressed:ring-2 aria-pressed:ring-evergreen"
          >
            <FilePicture file={{ ...file, alt: "" }} className="aspect-square w-full p-1" />
            <span className="w-full truncate px-2 py-1.5">{file.name}</span>
          </button>
          <span
            aria-hidden
            className={joinClasses(
              "pointer-events-none absolute top-2 right-2 flex size-7 items-center justify-center rounded-full bg-evergreen text-paper",
              file.id === pickedId ? null : "hidden",
            )}
          >
            <Check className="size-4" />
          </span>
        </li>
      ))}
    </ul>
  );
}
