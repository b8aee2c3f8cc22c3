import { UploadsScreen } from "#app/features/media/components/uploads-screen.tsx";
import { listUploads } from "#app/features/media/files.queries.server.ts";
import { listLabels } from "#app/features/media/labels.queries.server.ts";
import { fileQuerySchema } from "#app/features/media/schema.ts";
import { MEDIA_TEXTS } from "#app/features/media/texts.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import type { Route } from "./+types/uploads";
import { findMediaUses, listUsedMedia } from "./media-uses.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const { q, kind, lacks, label, page } = fileQuerySchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const search = q.trim();
  const found = await listUploads({ search, kind, lacks, label }, page, listUsedMedia);
  const uses = await findMediaUses(found.files.map((file) => file.path));
  return { ...found, uses, labels: await listLabels(), search, kind, lacks, label, page };
}

export function meta({ matches }: Route.MetaArgs) {
  const { title, subtitle: description } = MEDIA_TEXTS;
  return describePage(siteOf(matches), { title, description, path: "/admin/uploads", noindex: true });
}

export default function Uploads({ loaderData }: Route.ComponentProps) {
  return <UploadsScreen {...loaderData} />;
}
