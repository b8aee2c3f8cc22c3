import { ButtonLink } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { CollectionVersion } from "../../types.ts";

interface CollectionVersionsProps {
  collectionRef: string;
  versions: readonly CollectionVersion[];
}

/** The states of a collection, newest first; each earlier one can be opened in the editor. */
export function CollectionVersions({ collectionRef, versions }: CollectionVersionsProps) {
  if (versions.length === 0) return null;
  return (
    <section aria-labelledby="collection-versions" className="flex flex-col gap-3">
      <h2 id="collection-versions" className="text-subheading">
        Versions
      </h2>
      <ol className="divide-y divide-line rounded-control border border-line bg-card">
        {versions.map(({ version, savedAt, savedBy }, index) => (
          <li key={version} className="flex flex-wrap items-center justify-between gap-2 px-4 py-2">
            <p>
              <span className="font-semibold">Version {version}</span>{" "}
              <span className="text-sm text-soft-ink">
                <LocalTime date={savedAt} /> · {savedBy ?? "The site itself, or a former editor"}
              </span>
            </p>
            {index === 0 ? (
              <span className="text-sm text-soft-ink">Current</span>
            ) : (
              <ButtonLink
                to={`/admin/collections/${collectionRef}?version=${version}`}
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
