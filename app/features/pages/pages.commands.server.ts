import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { findLastEditor } from "#app/features/accounts/audit.queries.server.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { announceTags } from "#app/platform/page-cache/cached-value.server.ts";
import type { PageSaveAnswer } from "./answers.ts";
import { RETAINED_PAGE_VERSIONS, MAX_OWN_PAGES, PAGE_TRASH_DAYS, pagePath, PAGES_TAG } from "./constants.ts";
import { findPageToEdit } from "./pages.queries.server.ts";
import type { PageDocument, PageToEdit } from "./types.ts";

interface Saving {
  actorId: string;
  /** A key of a page that every site has, the id of an own page, or "new". */
  ref: string;
  /** The version that the editor was opened with (C1). */
  basedOn: number;
  document: PageDocument;
}

const subjectOf = (id: string, { title }: Pick<PageDocument, "title">) => ({ kind: "page", id, name: title }) as const;
/** The text itself is in the versions. */
const loggedOf = ({ content: _content, ...rest }: PageDocument) => rest;
const savedRow = rowOf({ id: uuid, version: z.int() });

/** Takes a lock, so that addresses and numbers of pages are decided one by one. */
const lockPages = (transaction: Executor) => changeRows(transaction)`select pg_advisory_xact_lock(hashtext('presently pages'))`;

async function isTaken(slug: string, id: string | null, transaction: Executor): Promise<boolean> {
  const row = await readRow(transaction, rowOf({ id: uuid }))`
    select id from site_pages where not is_built_in and slug = ${slug} and deleted_at is null and id is distinct from ${id}`;
  return row !== null;
}

async function isFull(transaction: Executor): Promise<boolean> {
  const { own } = await readOneRow(transaction, rowOf({ own: z.int() }))`
    select count(*)::int as own from site_pages where not is_built_in and deleted_at is null`;
  return own >= MAX_OWN_PAGES;
}

async function write(page: PageToEdit, document: PageDocument, transaction: Executor): Promise<z.output<typeof savedRow>> {
  const { title, lead, slug, content, seoTitle, metaDescription, isPublished, isInFooter, isInHeader } = document;
  if (page.id === null)
    return readOneRow(transaction, savedRow)`
      insert into site_pages (is_built_in, slug, title, lead, content, seo_title, meta_description, is_published, is_in_footer, is_in_header)
      values (${page.builtIn !== null}, ${slug}, ${title}, ${lead}, ${content}, ${seoTitle}, ${metaDescription}, ${isPublished}, ${isInFooter}, ${isInHeader})
      returning id, version`;
  return readOneRow(transaction, savedRow)`
    update site_pages set slug = ${slug}, title = ${title}, lead = ${lead}, content = ${content}, seo_title = ${seoTitle},
      meta_description = ${metaDescription}, is_published = ${isPublished}, is_in_footer = ${isInFooter},
      is_in_header = ${isInHeader}
    where id = ${page.id} returning id, version`;
}

async function keepVersion({ id, version }: z.output<typeof savedRow>, { actorId, document }: Saving, transaction: Executor) {
  await changeRows(transaction)`
    insert into site_page_versions (page_id, version, document, saved_by) values (${id}, ${version}, ${JSON.stringify(document)}, ${actorId})`;
  await changeRows(transaction)`
    delete from site_page_versions where page_id = ${id} and version <= (
      select version from site_page_versions where page_id = ${id} order by version desc offset ${RETAINED_PAGE_VERSIONS} limit 1)`;
}

/** Saves a page, unless another user has saved it since `basedOn`. A page that every site has keeps its address, and is always shown. */
export async function savePage(saving: Saving): Promise<PageSaveAnswer> {
  const answer = await database().transaction(async (transaction): Promise<PageSaveAnswer> => {
    await lockPages(transaction);
    const page = await findPageToEdit(saving.ref, transaction);
    if (page === null) return { ok: false, reason: "gone" };
    if (page.version !== saving.basedOn) {
      const savedBy = page.id === null ? null : await findLastEditor("page", page.id, transaction);
      return { ok: false, reason: "stale", version: page.version, document: page.document, savedBy };
    }
    const isBuiltIn = page.builtIn !== null;
    const document: PageDocument =
      page.builtIn === null
        ? saving.document
        : { ...saving.document, slug: page.builtIn, isPublished: true, isInFooter: false, isInHeader: false };
    if (!isBuiltIn && (await isTaken(document.slug, page.id, transaction)))
      return { ok: false, reason: "invalid", errors: { slug: "Another page already has this address." } };
    if (!isBuiltIn && page.id === null && (await isFull(transaction))) return { ok: false, reason: "full" };
    const saved = await write(page, document, transaction);
    await keepVersion(saved, { ...saving, document }, transaction);
    await recordChange(transaction, {
      actorId: saving.actorId,
      action: page.id === null ? "created" : "updated",
      subject: subjectOf(saved.id, document),
      ...(page.id === null ? {} : { before: { ...loggedOf(page.document), version: page.version } }),
      after: { ...loggedOf(document), version: saved.version },
    });
    return { ok: true, ref: page.builtIn ?? saved.id, version: saved.version, path: pagePath({ slug: document.slug, isBuiltIn }) };
  });
  announceTags([PAGES_TAG]);
  return answer;
}

const titleRow = rowOf({ title: z.string() });

/** Deletes a page; the built-in text takes the place of one that every site has. It can be brought back for thirty days. */
export async function deletePage(actorId: string, id: string): Promise<"deleted" | "gone"> {
  const outcome = await database().transaction(async (transaction) => {
    await lockPages(transaction);
    await changeRows(transaction)`delete from site_pages where deleted_at < now() - make_interval(days => ${PAGE_TRASH_DAYS})`;
    const deleted = await readRow(transaction, titleRow)`
      update site_pages set deleted_at = now() where id = ${id} and deleted_at is null returning title`;
    if (deleted === null) return "gone";
    await recordChange(transaction, { actorId, action: "deleted", subject: subjectOf(id, deleted), before: deleted });
    return "deleted";
  });
  announceTags([PAGES_TAG]);
  return outcome;
}

/** Brings a deleted page back, unless another page has its address meanwhile. */
export async function restorePage(actorId: string, id: string): Promise<"restored" | "taken" | "gone"> {
  const outcome = await database().transaction(async (transaction) => {
    await lockPages(transaction);
    const blocked = await readRow(transaction, rowOf({ id: uuid }))`
      select other.id from site_pages mine join site_pages other
        on other.slug = mine.slug and other.is_built_in = mine.is_built_in and other.deleted_at is null
      where mine.id = ${id} and mine.deleted_at is not null`;
    if (blocked !== null) return "taken";
    const restored = await readRow(transaction, titleRow)`
      update site_pages set deleted_at = null where id = ${id} and deleted_at is not null returning title`;
    if (restored === null) return "gone";
    await recordChange(transaction, { actorId, action: "restored", subject: subjectOf(id, restored), after: restored });
    return "restored";
  });
  announceTags([PAGES_TAG]);
  return outcome;
}
