import { Download } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { SignInElsewhere } from "#app/ui/saving/sign-in-elsewhere.tsx";
import { CatalogueSummary } from "../../guesses/components/catalogue-summary.tsx";
import { formatCount } from "../../gift-tags.ts";
import { ModelReadingPanel } from "../../model-reading/components/model-reading-panel.tsx";
import { ChangesTable, RejectsTable } from "./import-tables.tsx";
import type { ImportState } from "./use-gift-import.ts";

function downloadText(text: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

interface ImportRefusalProps {
  title: string;
  reason: string | null;
  needsSignIn: boolean;
}

/** Says why a file is not looked at, or not imported. */
export function ImportRefusal({ title, reason, needsSignIn }: ImportRefusalProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-control bg-blush px-4 py-3 text-ribbon-deep">
      <p>
        <strong className="font-semibold">{title}</strong> {reason}
      </p>
      {needsSignIn ? <SignInElsewhere /> : null}
    </div>
  );
}

/** Shows the progress of an import, what it did or would do, and the rejected rows. */
export function GiftImportResult({ state, fileName }: { state: ImportState; fileName: string }) {
  const { phase, rows, read, understood, changes, done, failure, needsSignIn } = state;
  if (phase === "idle") return null;
  if (phase === "failed") return <ImportRefusal title="Not imported." reason={failure} needsSignIn={needsSignIn} />;
  if (phase === "trying" || phase === "importing")
    return (
      <div className="flex flex-col gap-1.5">
        <progress
          aria-label={phase === "trying" ? "Reading the file" : "Importing"}
          max={Math.max(rows, 1)}
          value={rows === 0 ? undefined : read}
          className="h-2 w-full accent-evergreen"
        />
        <p className="text-sm text-soft-ink tabular-nums">
          {rows === 0 ? "Sending the file…" : `${formatCount(read)} of ${formatCount(rows)} rows`}
          {understood === 0 ? "" : `, ${formatCount(understood)} gifts read to guess their categories`}
        </p>
      </div>
    );
  if (done === null) return null;
  const { result, rejects, foreignTags, summary } = done;
  const isTrial = phase === "tried";
  const counts = [
    { label: isTrial ? "would be new" : "new", count: result.created },
    { label: isTrial ? "would change" : "changed", count: result.updated },
    { label: "unchanged", count: result.unchanged },
    { label: "rejected", count: result.rejected },
  ];
  return (
    <div className="flex flex-col gap-4">
      <div role="status" className="rounded-control bg-sage px-4 py-3">
        <p className="font-semibold">{isTrial ? "This is a preview. Nothing has changed yet." : "Imported."}</p>
        <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
          {counts.map(({ label, count }) => (
            <div key={label} className="flex gap-1.5">
              <dd className="font-semibold tabular-nums">{formatCount(count)}</dd>
              <dt>{label}</dt>
            </div>
          ))}
        </dl>
        {foreignTags === null ? null : <p className="mt-2">{foreignTags}</p>}
      </div>
      {summary === null ? null : <CatalogueSummary summary={summary} />}
      {summary === null ? null : <ModelReadingPanel given={null} place="import" />}
      {rejects === null ? null : (
        <div>
          <Button variant="secondary" onClick={() => downloadText(rejects, `${fileName}.rejects.csv`)}>
            <Download aria-hidden className="size-4.5" />
            Download the rejected rows
          </Button>
        </div>
      )}
      <RejectsTable rejects={state.rejects} inAll={result.rejected} />
      <ChangesTable changes={changes} inAll={result.created + result.updated} />
    </div>
  );
}
