import { exportAccount } from "#app/features/accounts/export.queries.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { exportBlog } from "#app/features/blog/export.queries.server.ts";
import { exportGiftViews } from "#app/features/catalogue/editing/gift-views.commands.server.ts";
import { exportLists } from "#app/features/lists/export.queries.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { Route } from "./+types/export";

/**
 * The exporters of a user's data (P1): each adds its own entries to the file. A feature that stores something about a user exports a
 * function of this kind and is added here.
 */
const DATA_EXPORTERS: readonly ((userId: string) => Promise<Record<string, unknown>>)[] = [
  exportAccount,
  exportLists,
  exportBlog,
  exportGiftViews,
];

/** GET /profile/export: everything that this site stores about a user, as one JSON file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  const text = await doDearWork("export", async () => {
    const contents: Record<string, unknown> = { exportedAt: new Date() };
    for (const exporter of DATA_EXPORTERS) Object.assign(contents, await exporter(user.id));
    return `${JSON.stringify(contents, null, 2)}\n`;
  });
  return new Response(text, {
    headers: { "content-type": "application/json; charset=utf-8", "content-disposition": 'attachment; filename="my-presently-data.json"' },
  });
}
