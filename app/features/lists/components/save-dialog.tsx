import { Plus } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { TROUBLE_TEXTS, troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { SkeletonGroup, Skeleton } from "#app/ui/skeleton.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { LIST_LIMITS, SAVE_TEXTS } from "../constants.ts";
import type { ListChoice } from "../list-types.ts";
import { ListChoices } from "./list-choices.tsx";
import type { PendingSave } from "./pending-save.ts";
import { fetchListChoices, type SaveResult } from "./save-requests.ts";
import type { GiftToSave } from "./save-request-store.ts";

interface SaveDialogProps {
  /** The gift to save; the dialog is open while there is one. */
  gift: GiftToSave | null;
  onClose: () => void;
  onSave: (save: PendingSave) => Promise<SaveResult>;
  /** Announces the result, and closes the dialog unless the reader can put right what was in the way. */
  onOutcome: (result: SaveResult, save: PendingSave) => void;
}

/** Saves a gift into one of the user's lists or into a new one. The form is reset each time the dialog opens. */
export function SaveDialog({ gift, ...rest }: SaveDialogProps) {
  // While the dialog closes it still shows its gift.
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

function SaveForm({ gift, onClose, onSave, onOutcome }: SaveDialogProps & { gift: GiftToSave }) {
  const { showToast } = useToast();
  const [loading, setLoading] = useState<Loading>({ state: "loading" });
  const [isNaming, setIsNaming] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const load = useEffectEvent(async (isStale: () => boolean) => {
    const { answer, trouble: met } = await fetchListChoices(gift.id);
    if (isStale()) return;
    if (met?.kind === "signed-out") return onOutcome({ outcome: "trouble", trouble: met }, { giftId: gift.id });
    if (met !== null) {
      setLoading({ state: "failed" });
      const failed = SAVE_TEXTS.loadFailure;
      showToast(troubleToast(met, { failed, denied: failed, unreachable: failed }));
      return;
    }
    const { lists } = answer;
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
    const result = await onSave(wanted);
    setTrouble(result.outcome === "trouble" ? result.trouble : null);
    // Of any other outcome the dialog closes.
    if (result.outcome === "trouble") setIsSaving(false);
    onOutcome(result, wanted);
  }

  const isFirst = loading.state === "loaded" && loading.lists.length === 0;

  function goTo(place: "lists" | "naming") {
    setIsNaming(place === "naming");
    setTrouble(null);
  }

  function saveToChosen(event: FormEvent) {
    event.preventDefault();
    if (chosen === null) showToast({ ...SAVE_TEXTS.selectList, type: "destructive" });
    else void save({ listId: chosen });
  }

  if (isNaming || isFirst)
    return (
      <NewListForm
        isFirst={isFirst}
        trouble={trouble}
        isSaving={isSaving}
        onBack={isFirst ? onClose : () => goTo("lists")}
        onName={(newListName) => save({ newListName })}
      />
    );
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
      {isLoading ? null : (
        <Button variant="quiet" className="self-start px-3" onClick={() => goTo("naming")}>
          <Plus aria-hidden className="size-4.5" />
          Create a new list
        </Button>
      )}
      <SaveTrouble
        trouble={trouble}
        denied={SAVE_TEXTS.addFailure}
        failed={SAVE_TEXTS.addFailure}
        assurance={TROUBLE_TEXTS.nothingChanged}
        onRetry={() => chosen !== null && void save({ listId: chosen })}
        isBusy={isSaving}
      />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        {/* A user who is faster than the loading of their lists sees the button busy. */}
        <Button type="submit" busy={isSaving || isLoading}>
          Add to list
        </Button>
      </div>
    </form>
  );
}

interface NewListFormProps {
  /** True where there is no list yet that one could go back to. */
  isFirst: boolean;
  trouble: Trouble | null;
  isSaving: boolean;
  onBack: () => void;
  onName: (name: string) => void;
}

function NewListForm({ isFirst, trouble, isSaving, onBack, onName }: NewListFormProps) {
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
      {isFirst ? <p className="rounded-control bg-linen px-4 py-3 text-soft-ink">You have no lists yet. Name your first one.</p> : null}
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
      <SaveTrouble
        trouble={trouble}
        denied={SAVE_TEXTS.createFailure}
        failed={SAVE_TEXTS.createFailure}
        onRetry={() => isBlank || onName(name.trim())}
        isBusy={isSaving}
      />
      <div className="flex flex-wrap justify-end gap-3 border-t border-line pt-4">
        <Button variant="secondary" onClick={onBack}>
          {isFirst ? "Cancel" : "Back"}
        </Button>
        <Button type="submit" busy={isSaving}>
          Create list
        </Button>
      </div>
    </form>
  );
}
