import { Link2, Pencil, SlidersHorizontal, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { RowCheckbox, type TableSelection } from "#app/ui/data-table-selection.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { MediaFile, MediaUse } from "../types.ts";
import { formatFileSize } from "../uploads.ts";
import { FilePicture } from "./file-picture.tsx";

interface FileCardProps {
  file: MediaFile;
  uses: readonly MediaUse[];
  /** Null where the reader may not change files. */
  selection: TableSelection<MediaFile> | null;
  isBeingDeleted: boolean;
  onDescribe: () => void;
  /** Opens the file's details. */
  onOpen: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

function factsOf({ kind, state, width, height, byteSize }: MediaFile): string {
  const size = state === "ready" || kind !== "image" ? formatFileSize(byteSize) : null;
  return [size, width !== null && height !== null ? `${width} × ${height}` : null].filter(Boolean).join(" · ");
}

/** The places where a file is used, collapsed, since a picture may be on many gifts. */
function Uses({ uses }: { uses: readonly MediaUse[] }) {
  if (uses.length === 0) return <p className="text-sm text-soft-ink">Not used anywhere</p>;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer rounded-tag font-semibold text-evergreen">
        {uses.length === 1 ? "Used in 1 place" : `Used in ${uses.length} places`}
      </summary>
      <ul className="mt-1 flex max-h-40 flex-col gap-1 overflow-y-auto">
        {uses.map(({ place, name, to }) => (
          <li key={`${place} ${to}`} className="min-w-0 break-words">
            <span className="text-soft-ink">{place}:</span>{" "}
            <Link to={to} target="_blank" className="underline underline-offset-4 hover:text-evergreen">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** An uploaded file with its actions. */
export function FileCard({ file, uses, selection, isBeingDeleted, onDescribe, onOpen, onCopy, onDelete }: FileCardProps) {
  const { name, alt, kind, state, labels, nextState, createdAt, uploadedBy } = file;
  const mayEdit = useRight("media.edit");
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card">
      <FilePicture file={file} className="aspect-[4/3] w-full" />
      {selection === null ? null : (
        <span className="absolute top-2 left-2 rounded-control bg-card/90">
          <RowCheckbox row={file} selection={selection} />
        </span>
      )}
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="min-w-0">
          <h3 className="truncate font-semibold" title={name}>
            {name}
          </h3>
          <p className="text-sm text-soft-ink tabular-nums">{factsOf(file)}</p>
          <p className="text-sm text-soft-ink">
            <LocalTime date={new Date(createdAt)} />
            {uploadedBy === null ? null : ` by ${uploadedBy}`}
          </p>
        </div>
        {kind === "image" && state !== "failed" ? (
          <p className="text-sm">
            {alt === "" ? <span className="font-medium text-ribbon">No alt text yet</span> : <span className="line-clamp-2">“{alt}”</span>}
          </p>
        ) : null}
        {labels.length === 0 ? null : (
          <ul aria-label={`Labels of ${name}`} className="flex flex-wrap gap-1.5">
            {labels.map((label) => (
              <li key={label.id} className="max-w-full">
                <Badge>{label.name}</Badge>
              </li>
            ))}
          </ul>
        )}
        {nextState === "waiting" ? <p className="text-sm text-soft-ink">A new picture is being prepared…</p> : null}
        {nextState === "failed" ? (
          <p className="text-sm font-medium text-ribbon">The new picture can’t be read, so this one stays.</p>
        ) : null}
        <Uses uses={uses} />
        <div className="-mx-1.5 mt-auto -mb-1.5 flex flex-wrap items-center gap-1 pt-1">
          {mayEdit && kind === "image" && state !== "failed" ? (
            <IconButton label={`Edit the alt text of ${name}`} icon={<Pencil aria-hidden />} onClick={onDescribe} />
          ) : null}
          {mayEdit ? <IconButton label={`Details of ${name}`} icon={<SlidersHorizontal aria-hidden />} onClick={onOpen} /> : null}
          {state === "failed" ? null : <IconButton label={`Copy the address of ${name}`} icon={<Link2 aria-hidden />} onClick={onCopy} />}
          {mayEdit ? (
            <Button
              variant="quiet"
              busy={isBeingDeleted}
              onClick={onDelete}
              aria-label={`Delete ${name}`}
              className="ml-auto text-ribbon hover:bg-blush hover:text-ribbon-deep"
            >
              <Trash2 aria-hidden className="size-4.5" />
              Delete
            </Button>
          ) : null}
        </div>
      </div>
    </li>
  );
}
