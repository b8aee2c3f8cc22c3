import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { DISCARD_TEXTS } from "../../admin-texts.ts";
import type { EditingAnswer } from "../../answers.ts";

function Note({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-butter px-4 py-2.5">
      {children}
    </div>
  );
}

interface UnsavedNoteProps {
  savedAt: Date;
  /** True where the post was saved after these changes were typed. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers to restore changes that were typed in an earlier session and never saved. */
export function UnsavedNote({ savedAt, isOutdated, onRestore, onDiscard }: UnsavedNoteProps) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Note>
      <p className="min-w-0 flex-1 basis-72">
        You have unsaved changes from <LocalTime date={savedAt} />.
        {isOutdated ? " The post has been saved since then; when you save, we’ll combine the two." : null}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          Restore them
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsAsking(true)}>
          Discard
        </Button>
      </span>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onDiscard}
        title={DISCARD_TEXTS.title}
        text={DISCARD_TEXTS.changes}
        confirmLabel="Discard"
      />
    </Note>
  );
}

function listNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Names the other editors who have the post open, and says when one of them has saved it. */
export function PresenceNote({ presence, version }: { presence: EditingAnswer; version: number }) {
  const { others, version: current, savedBy } = presence;
  const isBehind = current !== null && current > version;
  if (others.length === 0 && !isBehind) return null;
  return (
    <Note>
      {others.length > 0 ? <p>{`${listNames(others)} ${others.length === 1 ? "is" : "are"} editing this post too.`}</p> : null}
      {isBehind ? <p className="font-semibold">{`${savedBy ?? "Someone"} has saved a newer version since you opened it.`}</p> : null}
    </Note>
  );
}

interface OtherWindowNoteProps {
  isNew: boolean;
  /** True where this window's text is stored separately from the other window's. */
  hasParted: boolean;
  isOpen: boolean;
}

/** Says that the same editor has the same post open in another window, and which text each window stores. */
export function OtherWindowNote({ isNew, hasParted, isOpen }: OtherWindowNoteProps) {
  if (!isOpen && !hasParted) return null;
  return (
    <Note>
      <p>
        {hasParted
          ? "This new post is also open in another tab. From now on, what you type here is a separate unsaved post."
          : isNew
            ? "This new post is also open in another tab. If you type in both, you’ll have two unsaved posts."
            : "You also have this post open in another tab. Each tab keeps its own unsaved changes."}
      </p>
    </Note>
  );
}
