import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { streamJson } from "#app/ui/client/stream-json.ts";
import { formatCount } from "../../gift-tags.ts";
import { undoStep } from "../answers.ts";
import type { PastImport } from "../past-import.ts";

const NOT_UNDONE = "The import could not be undone to its end. Undo it again to go on from there.";

function wordOutcome({ deleted, restored, left }: { deleted: number; restored: number; left: number }): string {
  const rest = left === 0 ? "" : ` ${formatCount(left)} that somebody has changed since stay as they are.`;
  return `Undone: ${formatCount(deleted)} new ${deleted === 1 ? "gift" : "gifts"} deleted, ${formatCount(restored)} set back.${rest}`;
}

/** The last imports, each of which can be undone as a whole. */
export function PastImports({ imports }: { imports: readonly PastImport[] }) {
  const [asked, setAsked] = useState<PastImport | null>(null);
  const [running, setRunning] = useState<{ id: string; gifts: number } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { revalidate } = useRevalidator();
  if (imports.length === 0) return null;

  async function undo({ id }: PastImport) {
    setAsked(null);
    setSaid(null);
    setRunning({ id, gifts: 0 });
    let outcome = NOT_UNDONE;
    const init = { body: JSON.stringify({ id }), headers: { "content-type": "application/json" } };
    for await (const { answer, trouble } of streamJson("/admin/gifts/import-undo", undoStep, init)) {
      if (trouble !== null) outcome = trouble.message ?? NOT_UNDONE;
      else if (answer.kind === "undoing") setRunning({ id, gifts: answer.gifts });
      else outcome = answer.kind === "undone" ? wordOutcome(answer) : "It was undone already.";
    }
    setRunning(null);
    setSaid(outcome);
    await revalidate();
  }

  return (
    <section aria-labelledby="past-imports" className="flex flex-col gap-3 rounded-card border border-line bg-card p-5">
      <div>
        <h2 id="past-imports" className="text-subheading">
          Past imports
        </h2>
        <p className="text-soft-ink">
          Each can be undone for thirty days: what it added goes, what it changed comes back. What you have changed since stays.
        </p>
      </div>
      {said === null ? null : (
        <p role="status" className="rounded-control bg-sage px-4 py-3">
          {said}
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {imports.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <div className="min-w-0">
              <p className="font-semibold break-words">{one.fileName === "" ? "A file" : one.fileName}</p>
              <p className="text-sm text-soft-ink">
                <LocalTime date={one.begunAt} /> · {formatCount(one.created)} new, {formatCount(one.updated)} changed,{" "}
                {formatCount(one.rejected)} refused
              </p>
            </div>
            {running?.id === one.id ? (
              <ProgressBar label="Undoing the import" value={running.gifts} max={Math.max(one.created + one.updated, 1)} />
            ) : one.undoneAt !== null ? (
              <span className="text-soft-ink">Undone</span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                disabled={running !== null || !one.isEnded}
                aria-label={`Undo the import of ${one.fileName}`}
                onClick={() => setAsked(one)}
              >
                {one.isEnded ? "Undo" : "Importing…"}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && void undo(asked)}
        title="Undo this import?"
        confirmLabel="Undo the import"
        text={
          asked === null
            ? ""
            : `It added ${formatCount(asked.created)} and changed ${formatCount(asked.updated)}. The new ones are deleted and the others set back, except for what somebody has changed since.`
        }
      />
    </section>
  );
}
