import { writeCollectionsFile } from "#app/features/collections/collections-file.queries.server.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";

/** GET /admin/collections/export.csv: all collections as a file. */
export async function loader() {
  const [file, today] = await Promise.all([writeCollectionsFile(), findToday()]);
  return new Response(file, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="collections-${today}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
