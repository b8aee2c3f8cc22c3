import { Plus } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { SkeletonGroup, Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { LIST_LIMITS, SAVE_TEXTS } from "../constants.ts";
import type { ListChoice } from "../list.types.ts";
import { ListChoices } from "./list-choices.tsx";
import type { PendingSave } from "./pending-save.ts";
import { fetchListChoices, type SaveResult } from "./save-requests.ts";
import type { WishedGift } from "./save-wish.ts";

interface SaveDialogProps {
  /** The gift that is to be saved; the dialog is open while there is one. */
  gift: WishedGift | null;
  onClose: () => void;
  onSave: (save: PendingSave) => Promise<SaveResult>;
  /** Says how it went, and closes the dialog. */
  onOutcome: (result: SaveResult, save: PendingSave) => void;
}

/** The dialog that saves a gift: into one of the reader's lists, or into a new one. It starts afresh each time it opens. */
export function SaveDialog({ gift, ...rest }: SaveDialogProps) {
  // While it closes it still shows the gift that it was about.
  const [shown, setShown] = useState(gift);
  if (gift !== null && gift !== shown) setShown(gift);
  return (
    <Dialog
      size="sm"
      isOpen={gift !== null}
      onClose={rest.onClose}
      title="Save to a gift list"
      description={shown === null ? undefined : <span className="line-clamp-2">{shown.name}</span>}
    >
      {shown === null ? null : <SaveForm key={shown.id} gift={shown} {...rest} />}
    </Dialog>
  );
}

type Loading = { state: "loading" } | { state: "failed" } | { state: "loaded"; lists: ListChoice[] };

function SaveForm({ gift, onClose, onSave, onOutcome }: SaveDialogProps & { gift: WishedGift }) {
  const { showToast } = useToast();
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const [isNaming, setIsNaming] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);

  const load = useEffectEvent(async (isStale: () => boolean) => {
    const lists = await fetchListChoices(gift.id).catch(() => null);
    if (isStale()) return;
    if (lists === "signed-out") return onOutcome({ outcome: "signed-out" }, { giftId: gift.id });
    if (lists === null) {
      setLoading({ state: "failed" });
      showToast({ ...SAVE_TEXTS.loadFailure, type: "destructive" });
      return;
    }
    setLoading({ state: "loaded", lists });
    setChosen(lists[0]?.id ?? null);
  });

  const isLoading = loading.state === "loading";
  useEffect(() => {
    if (!isLoading) return;
    let stale = false;
    void load(() => stale);
    return () => {
      stale = true;
    };
  }, [isLoading]);

  async function save(where: Omit<PendingSave, "giftId">) {
    if (isSaving) return;
    setIsSaving(true);
    const wanted = { giftId: gift.id, ...where };
    onOutcome(await onSave(wanted), wanted);
  }

  function saveToChosen(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) showToast({ ...SAVE_TEXTS.selectList, type: "destructive" });
    else void save({ listId: chosen });
  }

  if (isNaming)
    return <NewListForm isSaving={isSaving} onBack={() => setIsNaming(false)} onName={(newListName) => save({ newListName })} />;
  return (
    <form onSubmit={saveToChosen} noValidate className="flex flex-col gap-4">
      {loading.state === "loading" ? (
        <SkeletonGroup label="Loading your lists" className="flex flex-col gap-2">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </SkeletonGroup>
      ) : null}
      {loading.state === "failed" ? (
        <div className="rounded-control bg-blush px-4 py-3">
          <p className="text-ribbon-deep">{SAVE_TEXTS.loadFailure.description}</p>
          <Button variant="secondary" size="sm" className="mt-3" onClick={() => setLoading({ state: "loading" })}>
            Try again
          </Button>
        </div>
      ) : null}
      {loading.state === "loaded" ? <ListChoices lists={loading.lists} chosen={chosen} onChoose={setChosen} /> : null}
      <Button variant="quiet" className="self-start px-3" onClick={() => setIsNaming(true)}>
        <Plus aria-hidden className="size-4.5" />
        Create a new list
      </Button>
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {/* Whoever is quicker than his lists waits for them. */}
        <Button type="submit" busy={isSaving || isLoading}>
          Add to list
        </Button>
      </div>
    </form>
  );
}

interface NewListFormProps {
  isSaving: boolean;
  onBack: () => void;
  onName: (name: string) => void;
}

function NewListForm({ isSaving, onBack, onName }: NewListFormProps) {
  const { showToast } = useToast();
  const fieldId = useId();
  const [name, setName] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const isBlank = name.trim() === "";

  useEffect(() => {
    document.getElementById(fieldId)?.focus();
  }, [fieldId]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBlank) return onName(name.trim());
    setHasTried(true);
    showToast({ ...SAVE_TEXTS.nameRequired, type: "destructive" });
    document.getElementById(fieldId)?.focus();
  }

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-5">
      <TextField
        id={fieldId}
        label="Name of the new list"
        name="name"
        placeholder="For Mom, Christmas 2026 …"
        autoComplete="off"
        required
        maxLength={LIST_LIMITS.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={hasTried && isBlank ? SAVE_TEXTS.nameRequired.description : undefined}
      />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={isSaving}>
          Create list
        </Button>
      </div>
    </form>
  );
}
