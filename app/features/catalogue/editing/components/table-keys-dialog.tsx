import { Dialog } from "#app/ui/dialog.tsx";

/** The keys of the table, in the order in which the list names them. */
const KEYS = [
  { keys: ["/"], says: "Go to the search" },
  { keys: ["n"], says: "Add a new gift" },
  { keys: ["j", "k"], says: "Go to the next or previous gift" },
  { keys: ["e"], says: "Edit the gift" },
  { keys: ["x"], says: "Select or deselect the gift" },
  { keys: ["Ctrl+S"], says: "Save the open form or cell; ⌘S on a Mac" },
  { keys: ["Enter"], says: "Save the open cell" },
  { keys: ["Esc"], says: "Close the open cell without saving" },
  { keys: ["?"], says: "Show these shortcuts" },
] as const;

/** Lists the keys of the table of gifts. */
export function TableKeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="sm" title="Keyboard shortcuts" description="They work whenever you’re not typing.">
      <dl className="flex flex-col divide-y divide-line">
        {KEYS.map(({ keys, says }) => (
          <div key={says} className="flex flex-row-reverse items-center justify-between gap-4 py-2">
            <dt className="flex shrink-0 gap-1.5">
              {keys.map((key) => (
                <kbd key={key} className="rounded-tag border border-line bg-paper px-2 font-text text-sm leading-6">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{says}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
