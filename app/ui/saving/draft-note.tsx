import { Button } from "../button.tsx";

/** Says that a form contains input of an earlier visit, and offers to discard it. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-butter px-4 py-2">
      <p>You left these unsaved changes here earlier.</p>
      <Button variant="quiet" size="sm" onClick={onDiscard}>
        Discard the draft
      </Button>
    </div>
  );
}
