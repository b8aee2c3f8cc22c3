import { type SQL, sql } from "drizzle-orm";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import type { AuditKind } from "#app/features/accounts/audit.types.ts";
import { lockSlugs, readSlugClaims } from "#app/features/catalogue/slugs.commands.server.ts";
import { makeSlug } from "#app/features/catalogue/slugs.rules.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import type { AuthorInput } from "./topics.schema.ts";
import type { TopicKind } from "./types.ts";

const TABLES = { category: "blog_categories", tag: "blog_tags", author: "blog_authors" } as const satisfies Record<TopicKind, string>;
const AUDIT_KIND = { category: "post-category", tag: "post-tag", author: "author" } as const satisfies Record<TopicKind, AuditKind>;

/** What may be kept of each kind, as columns; an author's slug is made of the name. */
export type TopicInput =
  | { kind: "category"; name: string; slug: string; description: string }
  | { kind: "tag"; name: string; slug: string; description: string | null; sortOrder: number }
  | ({ kind: "author" } & AuthorInput);

function columnsOf(input: TopicInput): Record<string, string | number | null> {
  if (input.kind === "category") return { name: input.name, description: input.description };
  if (input.kind === "tag") return { name: input.name, description: input.description, sort_order: input.sortOrder };
  return { name: input.name, avatar: input.avatar, bio: input.bio, url: input.url };
}

async function claimSlug(transaction: Executor, input: TopicInput, id: string | null): Promise<string> {
  const table = TABLES[input.kind];
  const wanted = input.kind === "author" || input.slug === "" ? makeSlug(input.name) : input.slug;
  return (await readSlugClaims(transaction, table, [wanted])).claim(wanted, id ?? undefined);
}

/** Makes a category, tag or author (`id` null), or changes one; null where there is none to change. `userId`: whose profile an author is. */
export async function saveTopic(
  actorId: string,
  id: string | null,
  input: TopicInput,
  userId: string | null = null,
): Promise<string | null> {
  const table = sql.identifier(TABLES[input.kind]);
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, TABLES[input.kind]);
    const before = id === null ? undefined : await readRow(transaction, table, id);
    if (id !== null && before === undefined) return null;
    const columns: Record<string, string | number | null> = { ...columnsOf(input), slug: await claimSlug(transaction, input, id) };
    if (id === null && userId !== null) columns.user_id = userId;
    const names = Object.keys(columns).map((name) => sql.identifier(name));
    const values = Object.values(columns).map((value) => sql`${value}`);
    const { rows } = await transaction.execute<{ id: string }>(
      id === null
        ? sql`insert into ${table} (${sql.join(names, sql`, `)}) values (${sql.join(values, sql`, `)}) returning id`
        : sql`update ${table} set (${sql.join(names, sql`, `)}) = row(${sql.join(values, sql`, `)}) where id = ${id} returning id`,
    );
    const savedId = rows[0]?.id as string;
    await recordChange(transaction, {
      actorId,
      action: id === null ? "created" : "updated",
      subject: { kind: AUDIT_KIND[input.kind], id: savedId, name: input.name },
      before,
      after: await readRow(transaction, table, savedId),
    });
    return savedId;
  });
}

/** Deletes a category, tag or author; posts go on without it. False where there is none. */
export async function deleteTopic(actorId: string, kind: TopicKind, id: string): Promise<boolean> {
  const table = sql.identifier(TABLES[kind]);
  return database().transaction(async (transaction) => {
    const before = await readRow(transaction, table, id);
    if (before === undefined) return false;
    await transaction.execute(sql`delete from ${table} where id = ${id}`);
    await recordChange(transaction, {
      actorId,
      action: "deleted",
      subject: { kind: AUDIT_KIND[kind], id, name: String(before.name) },
      before,
    });
    return true;
  });
}

/** What the audit log says of a row. */
async function readRow(
  transaction: Executor,
  table: SQL | ReturnType<typeof sql.identifier>,
  id: string,
): Promise<Record<string, unknown> | undefined> {
  const { rows } = await transaction.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) - 'id' - 'created_at' - 'user_id' as row from ${table} t where id = ${id} for no key update`,
  );
  return rows[0]?.row;
}
