import { Chip } from "#app/ui/chip.tsx";
import { MAX_LABELS_PER_FILE } from "../constants.ts";
import type { CountedLabel, MediaFile } from "../types.ts";
import { AddLabelForm } from "./add-label-form.tsx";
import type { MediaBulkChanging } from "./use-media-bulk.ts";

interface LabelsPanelProps {
  file: MediaFile;
  labels: readonly CountedLabel[];
  bulk: MediaBulkChanging;
}

/** The labels of one file. */
export function LabelsPanel({ file, labels, bulk }: LabelsPanelProps) {
  const of = { ids: [file.id] };
  const isFull = file.labels.length >= MAX_LABELS_PER_FILE;
  return (
    <div className="flex flex-col gap-4">
      {file.labels.length === 0 ? (
        <p className="text-soft-ink">No labels yet. Labels help you find files, and a file can have several.</p>
      ) : (
        <ul aria-label="Labels" className="flex flex-wrap gap-2">
          {file.labels.map(({ id, name }) => (
            <li key={id} className="max-w-full">
              <Chip label={name} onRemove={() => void bulk.run({ deed: "unlabel", of, label: id })} />
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="text-sm text-soft-ink">A file can have at most {MAX_LABELS_PER_FILE} labels. Remove one to add another.</p>
      ) : (
        <AddLabelForm labels={labels} isBusy={bulk.isBusy} onAdd={(name) => bulk.run({ deed: "label", of, name })} />
      )}
    </div>
  );
}
