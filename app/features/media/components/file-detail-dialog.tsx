import { useState } from "react";
import { Dialog } from "#app/ui/dialog.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { CountedLabel, MediaFile } from "../types.ts";
import { CropPanel } from "./crop-panel.tsx";
import { FocalPointPanel } from "./focal-point-panel.tsx";
import { LabelsPanel } from "./labels-panel.tsx";
import { ReplacePanel } from "./replace-panel.tsx";
import type { FileChanging } from "./use-file-changes.ts";
import type { MediaBulkChanging } from "./use-media-bulk.ts";

interface FileDetailDialogProps {
  /** The file as it is now; null closes the dialog. */
  file: MediaFile | null;
  labels: readonly CountedLabel[];
  changes: FileChanging;
  bulk: MediaBulkChanging;
  onClose: () => void;
  onChanged: () => void;
}

/** What an editor can do with one file: labels, and for a picture what of it is shown, and another one in its place. */
export function FileDetailDialog({ file, onClose, ...rest }: FileDetailDialogProps) {
  return (
    <Dialog isOpen={file !== null} onClose={onClose} size="lg" title="Details" description={file?.name} closesOnBackdrop={false}>
      {file === null ? null : <Details key={file.id} file={file} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Details({ file, labels, changes, bulk, onClose, onChanged }: FileDetailDialogProps & { file: MediaFile }) {
  const [tab, setTab] = useState("labels");
  const { showToast } = useToast();
  const { id, kind, state, width, height } = file;
  const labelsPanel = <LabelsPanel file={file} labels={labels} bulk={bulk} />;
  if (kind !== "image") return labelsPanel;
  const labelsTab = { id: "labels", label: "Labels", panel: labelsPanel };
  // A label that is being typed stays when the picture is prepared, as it stays in its tab.
  if (state === "waiting" || width === null || height === null) return <Tabs label="Details" tabs={[labelsTab]} />;

  function finishOrder() {
    changes.expect(file);
    showToast({ title: "Being prepared", description: "The new picture will take its place in a moment.", type: "success" });
    onChanged();
    onClose();
  }
  const replacePanel = (
    <ReplacePanel
      file={file}
      isBusy={changes.isBusy}
      onReplaced={finishOrder}
      onBringBack={() => void changes.bringBack(file).then(onClose)}
    />
  );
  const shownOnly = [
    {
      id: "focus",
      label: "Focal point",
      panel: (
        // The open tab stays when a change arrives; what was begun on the former picture does not.
        <FocalPointPanel
          key={file.path}
          file={file}
          isBusy={changes.isBusy}
          onSave={({ x, y }) => void changes.send({ change: "focus", id, path: file.path, x, y }).then((isDone) => isDone && onClose())}
        />
      ),
    },
    {
      id: "crop",
      label: "Crop",
      panel: (
        <CropPanel
          key={file.path}
          file={file}
          picture={{ width, height }}
          isBusy={changes.isBusy}
          onCrop={(crop) => void changes.send({ change: "crop", id, path: file.path, ...crop }).then((isDone) => isDone && finishOrder())}
        />
      ),
    },
  ];
  return (
    <Tabs
      label="Details"
      selectedId={tab}
      onSelect={setTab}
      tabs={[labelsTab, ...(state === "ready" ? shownOnly : []), { id: "replace", label: "Replace", panel: replacePanel }]}
    />
  );
}
