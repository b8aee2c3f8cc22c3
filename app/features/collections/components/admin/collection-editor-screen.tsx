import { Eye, ExternalLink } from "lucide-react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type SavedState, SavedVersions } from "#app/ui/saving/saved-versions.tsx";
import { collectionPath } from "../../addresses.ts";
import type { CollectionDocument } from "../../types.ts";
import { CollectionForm, type CollectionFormProps } from "./collection-form.tsx";
import { StandingBadge } from "./standing-badge.tsx";

interface CollectionEditorScreenProps extends Omit<CollectionFormProps, "earlier" | "onSaved"> {
  versions: readonly SavedState[];
  /** An earlier state that stands in the editor until it is saved. */
  earlier: { version: number; document: CollectionDocument } | null;
}

/** The screen on which a collection is made, with its earlier states. */
export function CollectionEditorScreen({ versions, earlier, ...form }: CollectionEditorScreenProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { collectionRef, collection } = form;
  const { id, version, standing, document } = collection;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={document.title || "New collection"}
        subtitle={id === null ? "Say what it’s about, then choose the gifts that belong in it." : <StandingBadge standing={standing} />}
        actions={
          id === null ? undefined : (
            <>
              <ButtonLink to={`/admin/collections/${id}/preview`} variant="secondary">
                <Eye aria-hidden className="size-4.5" />
                Preview
              </ButtonLink>
              {standing === "shown" ? (
                <ButtonLink to={collectionPath(document.slug)} variant="secondary" reloadDocument>
                  <ExternalLink aria-hidden className="size-4.5" />
                  Open page
                </ButtonLink>
              ) : null}
            </>
          )
        }
      />
      {earlier === null ? null : (
        <p role="status" className="rounded-control bg-butter px-4 py-3">
          This is version {earlier.version}. Save to restore it, or{" "}
          <Link to={`/admin/collections/${collectionRef}`} className="font-semibold underline underline-offset-2">
            return to the current one
          </Link>
          .
        </p>
      )}
      <CollectionForm
        key={`${collectionRef} ${version} ${earlier?.version ?? ""}`}
        {...form}
        earlier={earlier?.document ?? null}
        onSaved={(saved) => {
          if (saved === collectionRef && earlier === null) void revalidate();
          else void navigate(`/admin/collections/${saved}`, { replace: true });
        }}
      />
      <SavedVersions
        versions={versions}
        current={{ version, label: "Current" }}
        nobody="The site itself, or a former editor"
        editorPath={`/admin/collections/${collectionRef}`}
      />
    </div>
  );
}
