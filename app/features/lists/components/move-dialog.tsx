import { useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { ButtonLink, Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { CHANGE_TROUBLES } from "../constants.ts";
import type { ListItem } from "../list-types.ts";
import type { ChangeList } from "./use-list-changes.ts";

type Transfer = "move-item" | "copy-item";

interface MoveDialogProps {
  /** The item to move or copy; the dialog is open while there is one. */
  item: ListItem | null;
  /** The owner's other lists. */
  otherLists: readonly { id: string; name: string }[];
  onClose: () => void;
  change: ChangeList;
}

/** Moves or copies a gift to another list. */
export function MoveDialog({ item, otherLists, onClose, change }: MoveDialogProps) {
  const { showToast } = useToast();
  const [shown, setShown] = useState(item);
  const [targetId, setTargetId] = useState(otherLists[0]?.id ?? "");
  const [busy, setBusy] = useState<Transfer | null>(null);
  const [lost, setLost] = useState<{ kind: Transfer; trouble: Trouble } | null>(null);
  if (item !== null && item !== shown) {
    setShown(item);
    setLost(null);
  }

  async function transfer(kind: Transfer) {
    if (item === null || busy !== null) return;
    setBusy(kind);
    const result = await change(kind, { itemId: item.id, targetId }, { saysTrouble: true });
    setBusy(null);
    setLost(!result.ok && result.reason === "trouble" ? { kind, trouble: result.trouble } : null);
    if (!result.ok) return;
    onClose();
    showToast({ title: kind === "move-item" ? `Moved to ${result.target?.name}` : `Copied to ${result.target?.name}`, type: "success" });
  }

  if (otherLists.length === 0) {
    return (
      <Dialog
        isOpen={item !== null}
        onClose={onClose}
        size="sm"
        title="Move or copy"
        footer={<ButtonLink to="/gift-lists">Create another list</ButtonLink>}
      >
        <p>This is your only list so far. Create another one, then come back to move gifts between them.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={item !== null}
      onClose={onClose}
      size="sm"
      title="Move or copy"
      description={shown?.title}
      footer={
        <>
          <SaveTrouble
            trouble={lost?.trouble ?? null}
            {...CHANGE_TROUBLES}
            assurance={TROUBLE_TEXTS.nothingChanged}
            onRetry={() => lost && void transfer(lost.kind)}
            isBusy={busy !== null}
          />
          <Button variant="secondary" busy={busy === "copy-item"} onClick={() => transfer("copy-item")}>
            Copy
          </Button>
          <Button busy={busy === "move-item"} onClick={() => transfer("move-item")}>
            Move
          </Button>
        </>
      }
    >
      <SelectField label="Choose a list" name="target" value={targetId} onChange={(event) => setTargetId(event.currentTarget.value)}>
        {otherLists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Dialog>
  );
}
