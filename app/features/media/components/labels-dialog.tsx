import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { MAX_LABEL_LENGTH } from "../constants.ts";
import type { LabelChange } from "../schema.ts";
import { libraryTroubles } from "../texts.ts";
import type { CountedLabel } from "../types.ts";
import { requestLabelChange } from "./fetch-files.ts";

interface LabelsDialogProps {
  isOpen: boolean;
  labels: readonly CountedLabel[];
  onClose: () => void;
  onChanged: () => void;
}

/** Renames labels, and removes them from all files. */
export function LabelsDialog({ isOpen, labels, onClose, onChanged }: LabelsDialogProps) {
  const [removed, setRemoved] = useState<CountedLabel | null>(null);
  const [error, setError] = useState<{ id: string; text: string } | null>(null);
  const { showToast } = useToast();

  async function send(change: LabelChange) {
    setError(null);
    const { answer, trouble } = await requestLabelChange(change);
    if (trouble !== null) return showToast(troubleToast(trouble, libraryTroubles("Label not changed")));
    if (answer.ok)
      showToast({ title: change.change === "remove" ? "Label removed" : "Label renamed", description: undefined, type: "success" });
    else setError({ id: change.id, text: answer.message });
    onChanged();
  }

  return (
    <>
      <Dialog isOpen={isOpen} onClose={onClose} title="Labels" description="A new name applies to every file that has the label.">
        {labels.length === 0 ? (
          <p className="text-soft-ink">No labels yet. Add one to a file in its details.</p>
        ) : (
          <ul className="flex flex-col gap-4">
            {labels.map((label) => (
              <LabelRow
                key={`${label.id} ${label.name}`}
                label={label}
                error={error?.id === label.id ? error.text : undefined}
                onRename={(name) => void send({ change: "rename", id: label.id, name })}
                onRemove={() => setRemoved(label)}
              />
            ))}
          </ul>
        )}
      </Dialog>
      <ConfirmDialog
        isOpen={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() => {
          if (removed !== null) void send({ change: "remove", id: removed.id });
          setRemoved(null);
        }}
        title={`Remove “${removed?.name}”?`}
        text={
          removed?.files === 1
            ? "It comes off 1 file. The file itself stays."
            : `It comes off ${removed?.files} files. The files themselves stay.`
        }
        confirmLabel="Remove the label"
      />
    </>
  );
}

interface LabelRowProps {
  label: CountedLabel;
  error: string | undefined;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function LabelRow({ label: { name, files }, error, onRename, onRemove }: LabelRowProps) {
  const [typed, setTyped] = useState(name);
  const isChanged = typed.trim() !== "" && typed.trim() !== name;
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) onRename(typed.trim());
        }}
        className="flex items-end gap-2"
      >
        <TextField
          label={`Name of ${name}`}
          hidesLabel
          maxLength={MAX_LABEL_LENGTH}
          value={typed}
          error={error}
          hint={files === 1 ? "1 file" : `${files} files`}
          onChange={(event) => setTyped(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary" disabled={!isChanged} aria-label={`Rename ${name}`}>
          Rename
        </Button>
        <IconButton label={`Remove the label ${name}`} icon={<Trash2 aria-hidden />} onClick={onRemove} />
      </form>
    </li>
  );
}
