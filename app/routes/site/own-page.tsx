import { findOwnPage } from "#app/features/pages/pages.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { MarkdownPage } from "#app/site/pages/markdown-page.tsx";
import type { Route } from "./+types/own-page";
import { renderWrittenPage } from "./written-page.server.ts";

/** GET /pages/{slug}: a page that the owner has added. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const document = await findOwnPage(params.slug);
  if (document === null) throwPageError(404);
  return { page: await renderWrittenPage(document, context.get(requestInfoContext).cacheTags) };
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { seoTitle: title, metaDescription: description } = loaderData.page;
  return describePage(siteOf(matches), { title, description, path: `/pages/${params.slug}` });
}

export default function OwnPage({ loaderData }: Route.ComponentProps) {
  return <MarkdownPage page={loaderData.page} />;
}
