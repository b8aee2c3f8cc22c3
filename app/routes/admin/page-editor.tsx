import { PageEditorScreen } from "#app/features/pages/components/page-editor-screen.tsx";
import { findPageToEdit, findPageVersion, listPageVersions } from "#app/features/pages/pages.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/page-editor";

/** GET /admin/pages/{key, id or "new"}: the editor of a page; with ?version= it is opened with an earlier text. */
export async function loader({ params, request }: Route.LoaderArgs) {
  const page = await findPageToEdit(params.page);
  if (page === null) throwPageError(404);
  const asked = new URL(request.url).searchParams.get("version");
  const versions = page.id === null ? [] : await listPageVersions(page.id);
  const isVersion = page.id !== null && asked !== null && /^[1-9]\d{0,8}$/.test(asked);
  const earlier = isVersion ? await findPageVersion(page.id ?? "", Number(asked)) : null;
  if (asked !== null && earlier === null) throwPageError(404);
  return { pageRef: params.page, page, versions, earlier: earlier === null ? null : { version: Number(asked), document: earlier } };
}

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const title = loaderData?.page.document.title || "New page";
  const description = "The text of a page.";
  return describePage(siteOf(matches), { title, description, path: `/admin/pages/${params.page}`, noindex: true });
}

export default function PageEditor({ loaderData }: Route.ComponentProps) {
  return <PageEditorScreen {...loaderData} />;
}
