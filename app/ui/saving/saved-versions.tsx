import { useId } from "react";
import { ButtonLink } from "../button.tsx";
import { LocalTime } from "../local-time.tsx";

/** A state of a document that was saved. */
export interface SavedState {
  version: number;
  savedAt: Date;
  /** Null where the account was deleted, or where nobody of the site saved it. */
  savedBy: string | null;
}

interface SavedVersionsProps {
  /** Newest first. */
  versions: readonly SavedState[];
  /** The version that is in use, and what is said of it. */
  current: { version: number; label: string };
  /** Who is named where nobody is known. */
  nobody: string;
  /** The address of the editor, which opens a version with `?version=`. */
  editorPath: string;
}

/** The saved states of a document; each earlier one can be opened in its editor. */
export function SavedVersions({ versions, current, nobody, editorPath }: SavedVersionsProps) {
  const heading = useId();
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-subheading">
        Versions
      </h2>
      <ol className="divide-y divide-line rounded-control border border-line bg-card">
        {versions.map(({ version, savedAt, savedBy }) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            <p>
              <span className="font-semibold">Version {version}</span>{" "}
              <span className="text-sm text-soft-ink">
                <LocalTime date={savedAt} /> · {savedBy ?? nobody}
              </span>
            </p>
            {version === current.version ? (
              <span className="text-sm text-soft-ink">{current.label}</span>
            ) : (
              <ButtonLink
                to={`${editorPath}?version=${version}`}
                size="sm"
                variant="secondary"
                aria-label={`Open version ${version} in the editor`}
              >
                Open
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
