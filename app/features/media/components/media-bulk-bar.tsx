import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { MAX_FOUND_FILES, MAX_SELECTED_FILES } from "../constants.ts";
import type { CountedLabel } from "../types.ts";
import { AddLabelForm } from "./add-label-form.tsx";
import { FilesLeftDialog } from "./files-left-dialog.tsx";
import { TakeLabelForm } from "./take-label-form.tsx";
import type { ChosenFiles } from "./use-file-selection.ts";
import type { MediaBulkChanging } from "./use-media-bulk.ts";

interface MediaBulkBarProps {
  selected: ChosenFiles;
  labels: readonly CountedLabel[];
  /** Number of files that the filters find, and of those on this page. */
  total: number;
  onPage: number;
  bulk: MediaBulkChanging;
}

/** So many names of selected files that are on another page stand in the bar. */
const NAMED = 3;

/** Shows what is selected, and what can be done with it; it stays in view while the editor selects more. */
export function MediaBulkBar({ selected, labels, total, onPage, bulk }: MediaBulkBarProps) {
  const [open, setOpen] = useState<"labels" | "delete" | null>(null);
  const { count, checked, hidden, isAll, isElsewhere } = selected;
  const most = isAll ? MAX_FOUND_FILES : MAX_SELECTED_FILES;
  const isTooMany = count > most;
  const names = hidden.slice(0, NAMED).join(", ");
  const things = count === 1 ? "1 file" : `${count} files`;

  async function remove() {
    setOpen(null);
    if (await bulk.run({ deed: "delete", of: selected.toRequest(), isConfirmed: false })) selected.clear();
  }

  return (
    <>
      {count === 0 ? null : (
        <div
          role="region"
          aria-label="Selected files"
          className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-card border border-evergreen bg-sage px-3 py-2 md:top-2"
        >
          <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-2 px-1">
            <p aria-live="polite" className="font-semibold tabular-nums">
              {isAll && count === total && !isElsewhere ? `All ${things} found` : `${things} selected`}
              {isElsewhere ? ", found by another search" : ""}
              {isTooMany ? ` (at most ${most} at once)` : ""}
            </p>
            {hidden.length === 0 ? null : (
              <p className="min-w-0 text-sm break-words">
                {`${hidden.length} not on this page: ${names}`}
                {hidden.length > NAMED ? ` and ${hidden.length - NAMED} more` : ""}
              </p>
            )}
            {!isAll && checked.size - hidden.length === onPage && total > onPage ? (
              <Button variant="quiet" size="sm" onClick={selected.selectAllFound}>
                {`Select all ${total} found`}
              </Button>
            ) : null}
            <Button variant="quiet" size="sm" onClick={selected.clear}>
              Clear selection
            </Button>
          </div>
          {isTooMany ? null : (
            <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
              <Button variant="secondary" onClick={() => setOpen("labels")}>
                Labels
              </Button>
              <Button variant="danger" busy={bulk.isBusy} onClick={() => setOpen("delete")}>
                Delete
              </Button>
            </div>
          )}
        </div>
      )}
      <Dialog isOpen={open === "labels"} onClose={() => setOpen(null)} title={`Labels of ${things}`}>
        <div className="flex flex-col gap-5">
          <AddLabelForm
            labels={labels}
            isBusy={bulk.isBusy}
            onAdd={(name) => bulk.run({ deed: "label", of: selected.toRequest(), name })}
          />
          <TakeLabelForm
            labels={labels}
            isBusy={bulk.isBusy}
            onTake={(label) => bulk.run({ deed: "unlabel", of: selected.toRequest(), label })}
          />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === "delete"}
        onClose={() => setOpen(null)}
        onConfirm={() => void remove()}
        title={`Delete ${things}?`}
        text="Files in use stay, and you’ll see which ones. You can restore the others for an hour."
      />
      <FilesLeftDialog bulk={bulk} />
    </>
  );
}
