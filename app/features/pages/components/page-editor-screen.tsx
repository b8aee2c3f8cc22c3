import { ExternalLink } from "lucide-react";
import { Link, useNavigate, useRevalidator } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { type SavedState, SavedVersions } from "#app/ui/saving/saved-versions.tsx";
import { pagePath } from "../constants.ts";
import type { PageDocument, PageToEdit } from "../types.ts";
import { PageForm } from "./page-form.tsx";

interface PageEditorScreenProps {
  /** What the editor was opened with: a key, an id, or "new". */
  pageRef: string;
  page: PageToEdit;
  versions: readonly SavedState[];
  /** An earlier text that stands in the editor until it is saved. */
  earlier: { version: number; document: PageDocument } | null;
}

/** The screen on which a page's text is written, with its earlier texts. */
export function PageEditorScreen({ pageRef, page, versions, earlier }: PageEditorScreenProps) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { document, builtIn, version } = page;
  const isShown = version > 0 ? document.isPublished : builtIn !== null;
  return (
    <div className="flex flex-col gap-6">
      <PageHeader
        title={document.title || "New page"}
        subtitle={
          builtIn !== null && version === 0
            ? "This is the built-in text. Once you save, yours replaces it. You can go back anytime."
            : "Write in Markdown and see the preview as you type. Every saved version is kept."
        }
        actions={
          isShown ? (
            <ButtonLink to={pagePath({ slug: document.slug, isBuiltIn: builtIn !== null })} variant="secondary" reloadDocument>
              <ExternalLink aria-hidden className="size-4.5" />
              Open page
            </ButtonLink>
          ) : undefined
        }
      />
      {earlier === null ? null : (
        <p role="status" className="rounded-control bg-butter px-4 py-3">
          This is version {earlier.version}. Save to restore it, or{" "}
          <Link to={`/admin/pages/${pageRef}`} className="font-semibold underline underline-offset-2">
            return to the current text
          </Link>
          .
        </p>
      )}
      <PageForm
        key={`${pageRef} ${version} ${earlier?.version ?? ""}`}
        pageRef={pageRef}
        page={page}
        earlier={earlier?.document ?? null}
        onSaved={(saved) => {
          if (saved === pageRef && earlier === null) void revalidate();
          else void navigate(`/admin/pages/${saved}`, { replace: true });
        }}
      />
      <SavedVersions
        versions={versions}
        current={{ version, label: "Shown now" }}
        nobody="A former admin"
        editorPath={`/admin/pages/${pageRef}`}
      />
    </div>
  );
}
