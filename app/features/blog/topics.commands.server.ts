import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import type { AuditKind } from "#app/features/accounts/audit-entries.ts";
import { lockSlugs, readSlugClaims } from "#app/features/catalogue/slugs.commands.server.ts";
import { makeSlug } from "#app/features/catalogue/slugs.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow, readRow, rowOf } from "#app/platform/db/rows.server.ts";
import type { AuthorInput } from "./topics.ts";
import { findAdminTopic } from "./topics.queries.server.ts";
import type { AdminTopic, TopicKind } from "./types.ts";

const TABLES = { category: "blog_categories", tag: "blog_tags", author: "blog_authors" } as const satisfies Record<TopicKind, string>;
const AUDIT_KIND = { category: "post-category", tag: "post-tag", author: "author" } as const satisfies Record<TopicKind, AuditKind>;

/** The editable columns of each kind; an author's slug is derived from the name. */
export type TopicInput =
  | { kind: "category"; name: string; slug: string; description: string }
  | { kind: "tag"; name: string; slug: string; description: string | null; sortOrder: number }
  | ({ kind: "author" } & AuthorInput);

function columnsOf(input: TopicInput): Record<string, string | number | null> {
  if (input.kind === "category") return { name: input.name, description: input.description };
  if (input.kind === "tag") return { name: input.name, description: input.description, sort_order: input.sortOrder };
  return { name: input.name, avatar: input.avatar, bio: input.bio, url: input.url };
}

async function reserveSlug(transaction: Executor, input: TopicInput, id: string | null): Promise<string> {
  const table = TABLES[input.kind];
  const wanted = input.kind === "author" || input.slug === "" ? makeSlug(input.name) : input.slug;
  return (await readSlugClaims(transaction, table, [wanted])).claim(wanted, id ?? undefined);
}

/** Creates a category, tag or author and returns its id. `userId` is the owner of an author profile. */
export async function createTopic(actorId: string, input: TopicInput, userId: string | null = null): Promise<string> {
  const table = sql.identifier(TABLES[input.kind]);
  return database().transaction(async (transaction) => {
    await lockSlugs(transaction, TABLES[input.kind]);
    const columns = { ...columnsOf(input), slug: await reserveSlug(transaction, input, null), ...(userId !== null && { user_id: userId }) };
    const { id } = await readOneRow(transaction, idRow)`
      insert into ${table} (${namesOf(columns)}) values (${valuesOf(columns)}) returning id`;
    const subject = { kind: AUDIT_KIND[input.kind], id, name: input.name };
    await recordChange(transaction, { actorId, action: "created", subject, after: (await readAudited(transaction, table, id)) ?? {} });
    return id;
  });
}

type UpdateOutcome =
  | { ok: true; id: string }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; topic: AdminTopic; savedBy: string | null };

/**
 * Changes a category, tag or author. Where another user has changed it since `version`, nothing is written and the current state is
 * returned (C1).
 */
export async function updateTopic(
  actorId: string,
  { id, version }: { id: string; version: number },
  input: TopicInput,
): Promise<UpdateOutcome> {
  const { kind } = input;
  const table = sql.identifier(TABLES[kind]);
  return database().transaction(async (transaction): Promise<UpdateOutcome> => {
    await lockSlugs(transaction, TABLES[kind]);
    const before = await readAudited(transaction, table, id);
    const topic = await findAdminTopic(kind, id, transaction);
    if (before === null || topic === null) return { ok: false, reason: "not-found" };
    if (topic.version !== version)
      return { ok: false, reason: "stale", topic, savedBy: await findLastEditor(AUDIT_KIND[kind], id, transaction) };
    const columns = { ...columnsOf(input), slug: await reserveSlug(transaction, input, id) };
    await changeRows(transaction)`update ${table} set (${namesOf(columns)}) = row(${valuesOf(columns)}) where id = ${id}`;
    const subject = { kind: AUDIT_KIND[kind], id, name: input.name };
    const after = (await readAudited(transaction, table, id)) ?? {};
    await recordChange(transaction, { actorId, action: "updated", subject, before, after });
    return { ok: true, id };
  });
}

type Columns = Record<string, string | number | null>;
const joined = (parts: SQL[]) => sql.join(parts, sql`, `);
const namesOf = (columns: Columns) => joined(Object.keys(columns).map((name) => sql`${sql.identifier(name)}`));
const valuesOf = (columns: Columns) => joined(Object.values(columns).map((value) => sql`${value}`));

/** Deletes a category, tag or author; its posts lose the link only. Returns false where it does not exist. */
export async function deleteTopic(actorId: string, kind: TopicKind, id: string): Promise<boolean> {
  const table = sql.identifier(TABLES[kind]);
  return database().transaction(async (transaction) => {
    const before = await readAudited(transaction, table, id);
    if (before === null) return false;
    await changeRows(transaction)`delete from ${table} where id = ${id}`;
    await recordChange(transaction, {
      actorId,
      action: "deleted",
      subject: { kind: AUDIT_KIND[kind], id, name: String(before.name) },
      before,
    });
    return true;
  });
}

/** Returns a row as the audit log records it. */
async function readAudited(
  transaction: Executor,
  table: ReturnType<typeof sql.identifier>,
  id: string,
): Promise<Record<string, unknown> | null> {
  const audited = await readRow(transaction, rowOf({ row: z.record(z.string(), z.unknown()) }))`
    select to_jsonb(t) - 'id' - 'created_at' - 'user_id' - 'version' as row from ${table} t where id = ${id} for no key update`;
  return audited?.row ?? null;
}
