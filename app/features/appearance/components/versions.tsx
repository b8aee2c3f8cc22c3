import { useId, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type ReadValue, sendJson } from "#app/ui/client/send-json.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { LocalTime } from "#app/ui/local-time.tsx";
import { troubleToast, type Words } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { SavedVersion } from "../types.ts";

/** What a route answers that brings a version back. */
type RestoreAnswer = { ok: true } | { ok: false; reason: "invalid" | "stale" | "gone" };

interface VersionsProps {
  /** The version that is shown now, on which the reader's decision is based. */
  version: number;
  versions: readonly SavedVersion[];
  /** The address that brings one back, and how its answer is read. */
  address: string;
  readAnswer: ReadValue<RestoreAnswer>;
  texts: { denied: Words; failed: Words } & Record<"restored" | "notSaved" | "stale" | "gone", string>;
  /** What version 0 is called in a sentence: "the look as built". */
  asBuilt: string;
  className?: string;
}

/** The retained versions under a heading of their own. Where bringing one back fails, nothing is loaded anew. */
export function Versions({ version, versions, address, readAnswer, texts, asBuilt, className }: VersionsProps) {
  const heading = useId();
  const { showToast } = useToast();
  const { revalidate } = useRevalidator();
  const [restoring, setRestoring] = useState<number | null>(null);

  async function restore(restored: number) {
    if (restoring !== null) return;
    setRestoring(restored);
    const { answer, trouble } = await sendJson(address, { intent: "restore", basedOn: version, version: restored }, readAnswer);
    if (trouble === null) await revalidate();
    setRestoring(null);
    if (trouble !== null) return showToast(troubleToast(trouble, texts));
    if (answer.ok) return showToast({ title: texts.restored, type: "success" });
    showToast({ title: texts.notSaved, description: answer.reason === "stale" ? texts.stale : texts.gone, type: "destructive" });
  }

  return (
    <section aria-labelledby={heading} className={joinClasses("flex flex-col gap-3", className)}>
      <h2 id={heading} className="text-subheading">
        Versions
      </h2>
      <VersionsList asBuilt={asBuilt} versions={versions} restoring={restoring} onRestore={(restored) => void restore(restored)} />
    </section>
  );
}

interface VersionsListProps extends Pick<VersionsProps, "versions" | "asBuilt"> {
  /** The version that is being brought back, or null. */
  restoring: number | null;
  onRestore: (version: number) => void;
}

/** Lists the retained versions; each older one can be brought back, what was built too. */
function VersionsList({ versions, restoring, onRestore, asBuilt }: VersionsListProps) {
  const nameOf = (version: number) => (version === 0 ? asBuilt : `version ${version}`);
  const [current, ...older] = versions;
  if (current === undefined) return <p className="text-soft-ink">Each time you save, a version that you can restore appears here.</p>;
  const rows = [...older.map(({ version }) => version), 0];
  const known = new Map(versions.map((one) => [one.version, one]));
  const describe = ({ savedBy, restores }: SavedVersion) =>
    [savedBy ?? "A former admin", restores === null ? null : `restored ${nameOf(restores)}`].filter(Boolean).join(", ");
  return (
    <ol className="divide-y divide-line rounded-control border border-line">
      <li className="px-4 py-3">
        <p className="font-semibold">Version {current.version}, shown now</p>
        <p className="text-sm text-soft-ink">
          <LocalTime date={current.savedAt} /> · {describe(current)}
        </p>
      </li>
      {rows.map((version) => {
        const row = known.get(version);
        return (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{row === undefined ? "Original" : `Version ${version}`}</p>
              {row === undefined ? null : (
                <p className="text-sm text-soft-ink">
                  <LocalTime date={row.savedAt} /> · {describe(row)}
                </p>
              )}
            </div>
            <Button
              size="sm"
              variant="secondary"
              busy={restoring === version}
              onClick={() => onRestore(version)}
              aria-label={`Restore ${nameOf(version)}`}
            >
              Restore
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
