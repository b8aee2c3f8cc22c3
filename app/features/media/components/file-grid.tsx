import { useState } from "react";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { FilePage } from "../answers.ts";
import type { MediaFile } from "../types.ts";
import { AltTextDialog } from "./alt-text-dialog.tsx";
import { FileCard } from "./file-card.tsx";
import { FileDetailDialog } from "./file-detail-dialog.tsx";
import { MediaBulkBar } from "./media-bulk-bar.tsx";
import type { FileChanging } from "./use-file-changes.ts";
import { useFileRemoval } from "./use-file-removal.ts";
import { useFileSelection } from "./use-file-selection.ts";
import { useMediaBulk } from "./use-media-bulk.ts";

interface FileGridProps extends FilePage {
  /** The query that has found the files. */
  query: string;
  changes: FileChanging;
  onChanged: () => void;
}

/** The files of a page with their actions, one by one and for many at once. */
export function FileGrid({ files, total, uses, labels, query, changes, onChanged }: FileGridProps) {
  const [described, setDescribed] = useState<MediaFile | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const removal = useFileRemoval(onChanged);
  const bulk = useMediaBulk(onChanged);
  const selected = useFileSelection(query, files, total);
  const mayEdit = useRight("media.edit");
  const { showToast } = useToast();
  const onPage = new Set(files.map(({ id }) => id));
  const isPageSelected = files.every(({ id }) => selected.checked.has(id));
  const selection = { selected: selected.checked, onChange: selected.check, labelOf: ({ name }: MediaFile) => name };

  async function copyAddress({ path, kind, name }: MediaFile) {
    const address = new URL(kind === "image" ? `${path}/1200.webp` : path, window.location.href).href;
    try {
      await navigator.clipboard.writeText(address);
      showToast({ title: "Address copied", description: name, type: "success" });
    } catch {
      showToast({ title: "Not copied", description: address, type: "destructive" });
    }
  }

  return (
    <>
      {mayEdit && files.length > 0 ? (
        <CheckboxField
          label="Select all on this page"
          checked={isPageSelected}
          onChange={() =>
            selected.check(new Set([...selected.checked].filter((id) => !onPage.has(id)).concat(isPageSelected ? [] : [...onPage])))
          }
          className="-my-2"
        />
      ) : null}
      {mayEdit ? <MediaBulkBar selected={selected} labels={labels} total={total} onPage={files.length} bulk={bulk} /> : null}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {files.map((file) => (
          <FileCard
            key={file.id}
            file={file}
            uses={uses.filter(({ path }) => path === file.path)}
            selection={mayEdit ? selection : null}
            isBeingDeleted={removal.busyId === file.id}
            onDescribe={() => setDescribed(file)}
            onOpen={() => setOpenId(file.id)}
            onCopy={() => void copyAddress(file)}
            onDelete={() => void removal.remove(file)}
          />
        ))}
      </ul>
      <AltTextDialog file={described} onClose={() => setDescribed(null)} onSaved={onChanged} />
      <FileDetailDialog
        file={files.find(({ id }) => id === openId) ?? null}
        labels={labels}
        changes={changes}
        bulk={bulk}
        onClose={() => setOpenId(null)}
        onChanged={onChanged}
      />
      <ConfirmDialog
        isOpen={removal.question !== null}
        onClose={removal.cancel}
        onConfirm={() => removal.question && void removal.remove(removal.question.file, true)}
        isBusy={removal.busyId !== null}
        title="This file is in use"
        text={`${removal.question?.file.name} is shown in these places. Without it, they’ll have no picture.`}
        confirmLabel="Delete anyway"
      >
        <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto text-[0.9375rem]">
          {removal.question?.uses.map(({ place, name, to }) => (
            <li key={`${place} ${to}`}>
              <span className="text-soft-ink">{place}:</span> {name}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
