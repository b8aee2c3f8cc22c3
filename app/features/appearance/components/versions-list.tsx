import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { SavedVersion } from "../types.ts";

interface VersionsListProps {
  versions: readonly SavedVersion[];
  /** The version that is being brought back, or null. */
  restoring: number | null;
  onRestore: (version: number) => void;
  /** What version 0 is called in a sentence: "the look as built". */
  asBuilt: string;
}

/** Lists the retained versions; each older one can be brought back, what was built too. */
export function VersionsList({ versions, restoring, onRestore, asBuilt }: VersionsListProps) {
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
