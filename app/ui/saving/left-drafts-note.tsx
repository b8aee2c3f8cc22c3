import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../button.tsx";
import { showUndoToast } from "../toast/undo-toast.ts";
import { discardLeftDraft, type LeftDraft, listLeftDrafts, type ReadForm } from "./drafts.ts";

interface LeftDraftsNoteProps<Form> {
  /** The common prefix of the drafts' places. */
  room: string;
  readForm: ReadForm<Form>;
  /** True while a form is open: its draft is not offered, and the drafts are read again when it closes. */
  isFormOpen: boolean;
  /** Returns a draft's name; null for one whose form cannot be opened here. */
  nameOf: (draft: LeftDraft<Form>) => string | null;
  onOpen: (id: string) => void;
}

/** Lists the forms of a screen that were left with unsaved input in this browser, and opens them again. */
export function LeftDraftsNote<Form>({ room, readForm, isFormOpen, nameOf, onOpen }: LeftDraftsNoteProps<Form>) {
  const [left, setLeft] = useState<readonly LeftDraft<Form>[]>([]);
  const look = useEffectEvent(async () => setLeft(await listLeftDrafts(room, readForm)));
  useEffect(() => {
    if (isFormOpen) return;
    // A closing form releases its draft a moment later.
    const timer = setTimeout(() => void look(), 100);
    return () => clearTimeout(timer);
  }, [isFormOpen]);

  async function discard(id: string, name: string) {
    const restore = await discardLeftDraft(room + id);
    setLeft(await listLeftDrafts(room, readForm));
    showUndoToast({
      title: "Unsaved changes discarded",
      description: name,
      onUndo: () => {
        restore();
        void listLeftDrafts(room, readForm).then(setLeft);
      },
    });
  }

  const named = left.map((draft) => ({ ...draft, name: nameOf(draft) })).filter(({ name }) => name !== null);
  if (isFormOpen || named.length === 0) return null;
  return (
    <ul aria-label="Unsaved changes" className="flex flex-col rounded-control bg-butter px-4 py-1">
      {named.map(({ id, name }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1">
          <span className="min-w-0 break-words">
            Unsaved: <strong className="font-semibold">{name}</strong>
          </span>
          <span className="flex gap-2">
            <Button variant="quiet" size="sm" aria-label={`Continue with ${name}`} onClick={() => onOpen(id)}>
              Continue
            </Button>
            <Button variant="quiet" size="sm" aria-label={`Discard ${name}`} onClick={() => void discard(id, name as string)}>
              Discard
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
