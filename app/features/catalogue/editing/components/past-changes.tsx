import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LocalTime, useTimeForm } from "#app/ui/local-time.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";
import { IMPORT_DAYS } from "../../constants.ts";
import { formatCount } from "../../gift-tags.ts";
import { PAST_PARAMETER, type PastImport, type PastImportsPage } from "../past-import.ts";
import { undoPastChange } from "./undo-past-change.ts";

/** What the links to other pages lead to: the list stands at the end of a long screen. */
const LIST = "past-changes";

type Kind = "import" | "bulk";

const byWhom = (name: string | null) => (name === null || name === "" ? "" : `, by ${name}`);

const WORDS = {
  import: {
    nameless: "Unnamed file",
    running: "Importing…",
    undo: "Undo the import",
    ask: "Undo this import?",
    says: ({ created, updated, rejected, begunBy }: PastImport) =>
      `${formatCount(created)} new, ${formatCount(updated)} changed, ${formatCount(rejected)} rejected${byWhom(begunBy)}`,
    warns: ({ created, updated }: PastImport) =>
      `It added ${formatCount(created)} and changed ${formatCount(updated)}. Undoing deletes the new gifts and restores the others. Anything changed since then stays.`,
  },
  bulk: {
    nameless: "Unnamed change",
    running: "Changing…",
    undo: "Undo the change",
    ask: "Undo this change?",
    says: ({ updated, begunBy }: PastImport) => `${formatCount(updated)} ${updated === 1 ? "gift" : "gifts"}${byWhom(begunBy)}`,
    warns: ({ updated }: PastImport) =>
      `It changed ${formatCount(updated)} ${updated === 1 ? "gift" : "gifts"}. Undoing sets everything back, except what has been changed since.`,
  },
} as const;

/** Imports or bulk changes, each of which can be undone as a whole. */
export function PastChanges({ kind, past: { changes, page, pageCount } }: { kind: Kind; past: PastImportsPage }) {
  const [asked, setAsked] = useState<PastImport | null>(null);
  const [running, setRunning] = useState<{ id: string; gifts: number } | null>(null);
  const [said, setSaid] = useState<{ text: string; needsSignIn: boolean } | null>(null);
  const { revalidate } = useRevalidator();
  const words = WORDS[kind];
  const inOwnForm = useTimeForm();
  const nameOf = ({ fileName }: PastImport) => inOwnForm(fileName);

  async function undo({ id }: PastImport) {
    setAsked(null);
    setSaid(null);
    setRunning({ id, gifts: 0 });
    const outcome = await undoPastChange(id, (gifts) => setRunning({ id, gifts }));
    setRunning(null);
    setSaid(outcome);
    if (!outcome.isLost) await revalidate();
  }

  return (
    <>
      {said === null ? null : (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-sage px-4 py-3">
          {said.text}
          {said.needsSignIn ? <SignInElsewhere /> : null}
        </div>
      )}
      <ul id={LIST} className="flex scroll-mt-24 flex-col divide-y divide-line">
        {changes.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold break-words">{one.fileName === "" ? words.nameless : nameOf(one)}</p>
              <p className="text-sm text-soft-ink">
                <LocalTime date={one.begunAt} /> · {words.says(one)}
              </p>
            </div>
            {running?.id === one.id ? (
              <ProgressBar label="Undoing" value={running.gifts} max={Math.max(one.created + one.updated, 1)} />
            ) : one.undoneAt !== null ? (
              <span className="text-soft-ink">Undone</span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={running !== null || !one.isEnded}
                aria-label={kind === "import" ? `Undo the import of ${one.fileName}` : `Undo: ${nameOf(one)}`}
                onClick={() => setAsked(one)}
              >
                {one.isEnded ? "Undo" : words.running}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(to) => `?${PAST_PARAMETER}=${to}#${LIST}`}
        label={kind === "import" ? "Pages of imports" : "Pages of changes"}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void undo(asked)}
        title={words.ask}
        confirmLabel={words.undo}
        text={asked === null ? "" : words.warns(asked)}
      />
    </>
  );
}

/** The last imports on the screen on which files are imported. */
export function PastImports({ imports }: { imports: PastImportsPage }) {
  if (imports.changes.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <div>
        <h2 id="past-imports" className="mb-1 text-subheading">
          Past imports
        </h2>
        <p className="text-soft-ink">
          {`You can undo an import for ${IMPORT_DAYS} days: gifts it added are deleted, gifts it changed are restored. Anything changed since then stays.`}
        </p>
      </div>
      <PastChanges kind="import" past={imports} />
    </section>
  );
}
