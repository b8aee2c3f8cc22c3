import { PastChanges } from "#app/features/catalogue/editing/components/past-changes.tsx";
import { IMPORT_DAYS } from "#app/features/catalogue/constants.ts";
import { listBulkChanges } from "#app/features/catalogue/editing/imports.queries.server.ts";
import { Link } from "react-router";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/past-changes";

const TITLE = "Past changes";
const LINK = "font-semibold text-evergreen underline underline-offset-4";
const SUBTITLE = `Changes to many gifts at once. You can undo each for ${IMPORT_DAYS} days; anything changed since then stays.`;

export async function loader({ request }: Route.LoaderArgs) {
  return { past: await listBulkChanges(new URL(request.url).searchParams) };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: TITLE, description: SUBTITLE, path: "/admin/gifts/past-changes", noindex: true });
}

export default function PastBulkChanges({ loaderData: { past } }: Route.ComponentProps) {
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title={TITLE}
        subtitle={SUBTITLE}
        actions={
          <ButtonLink to="/admin/gifts" variant="secondary">
            Back to gifts
          </ButtonLink>
        }
      />
      <p className="text-soft-ink">
        Deleted gifts are in the{" "}
        <Link to="/admin/gifts/trash" className={LINK}>
          trash
        </Link>
        . You can undo imports under{" "}
        <Link to="/admin/gifts/import" className={LINK}>
          Import and export
        </Link>
        .
      </p>
      {past.changes.length === 0 ? (
        <EmptyState title="No past changes" text="Select gifts in the table and change them together. The change will be listed here." />
      ) : (
        <PastChanges kind="bulk" past={past} />
      )}
    </div>
  );
}
