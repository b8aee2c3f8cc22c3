import { exportAccount } from "#app/features/accounts/export.queries.server.ts";
import { exportBlog } from "#app/features/blog/export.queries.server.ts";
import { exportLists } from "#app/features/lists/export.queries.server.ts";

/**
 * What a person can take along (P1): each part adds its own entries to the file. A feature that keeps something of a person exports a
 * function of this kind and is added here.
 */
export const DATA_EXPORTERS: readonly ((userId: string) => Promise<Record<string, unknown>>)[] = [exportAccount, exportLists, exportBlog];
