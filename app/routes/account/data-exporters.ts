import { exportAccount } from "#app/features/accounts/export.queries.server.ts";
import { exportBlog } from "#app/features/blog/export.queries.server.ts";
import { exportLists } from "#app/features/lists/export.queries.server.ts";

/**
 * The exporters of a user's data (P1): each adds its own entries to the file. A feature that stores something about a user exports a
 * function of this kind and is added here.
 */
export const DATA_EXPORTERS: readonly ((userId: string) => Promise<Record<string, unknown>>)[] = [exportAccount, exportLists, exportBlog];
