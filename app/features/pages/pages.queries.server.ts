import { z } from "zod";
import { findCurrentLook } from "#app/features/look/current-look.queries.server.ts";
import { withHeaderPages } from "#app/features/look/link-targets.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { readDatabase } from "#app/platform/db/read-database.server.ts";
import { readRow, readRows, rowOf, timestamp, uuid } from "#app/platform/db/rows.server.ts";
import { cacheValue } from "#app/platform/page-cache/cached-value.server.ts";
import type { SavedState } from "#app/ui/saving/saved-versions.tsx";
import { builtInDocument } from "./built-in-texts.server.ts";
import { BUILT_IN_PAGES, type BuiltInKey, isBuiltInKey, pagePath, PAGES_TAG } from "./constants.ts";
import { DOCUMENT_COLUMNS, documentShape } from "./page-rows.queries.server.ts";
import { pageDocumentSchema } from "./page-form.ts";
import type { HeaderPlace, ListedPage, PageDocument, PageLinks, PageToEdit } from "./types.ts";

const shownRow = rowOf(documentShape);

/** The owner's texts of the pages that every site has: one reading serves all of them, and stands while the database is away (G1). */
const findOwnTexts = cacheValue({
  tag: PAGES_TAG,
  read: async () => {
    const rows = await readRows(readDatabase(), shownRow)`
      select ${DOCUMENT_COLUMNS} from site_pages where is_built_in and deleted_at is null`;
    return new Map(rows.map((row) => [row.slug, row]));
  },
  fallback: () => new Map<string, PageDocument>(),
});

/** Returns the text that an owner has written for a page that every site has; null where the built-in one counts. */
export async function findOwnText(key: BuiltInKey): Promise<PageDocument | null> {
  return (await findOwnTexts()).get(key) ?? null;
}

/** Returns a published page of the owner's own, or null. */
export async function findOwnPage(slug: string): Promise<PageDocument | null> {
  return readRow(readDatabase(), shownRow)`
    select ${DOCUMENT_COLUMNS} from site_pages where not is_built_in and slug = ${slug} and is_published and deleted_at is null`;
}

const linkRow = rowOf({ slug: z.string(), label: z.string(), isInFooter: z.boolean(), isInHeader: z.boolean() });

/** Returns the links of footer and header to pages of the owner's own. */
export const findPageLinks: () => Promise<PageLinks> = cacheValue({
  tag: PAGES_TAG,
  read: async () => {
    const rows = await readRows(readDatabase(), linkRow)`
      select slug, title as label, is_in_footer as "isInFooter", is_in_header as "isInHeader" from site_pages
      where not is_built_in and is_published and (is_in_footer or is_in_header) and deleted_at is null order by title, id`;
    const linksOf = (pages: typeof rows) => pages.map(({ slug, label }) => ({ label, to: pagePath({ slug, isBuiltIn: false }) }));
    return { footer: linksOf(rows.filter(({ isInFooter }) => isInFooter)), header: linksOf(rows.filter(({ isInHeader }) => isInHeader)) };
  },
  fallback: () => ({ footer: [], header: [] }),
});

/** Returns the published pages of the owner's own, for the sitemap. */
export async function listSitemapPages(): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await readRows(readDatabase(), rowOf({ slug: z.string(), changedAt: timestamp }))`
    select slug, updated_at as "changedAt" from site_pages where not is_built_in and is_published and deleted_at is null order by slug`;
  return rows.map(({ slug, changedAt }) => ({ slug, changedAt: new Date(changedAt) }));
}

const listedRow = rowOf({
  id: uuid,
  isBuiltIn: z.boolean(),
  slug: z.string(),
  title: z.string(),
  isPublished: z.boolean(),
  isInFooter: z.boolean(),
  isInHeader: z.boolean(),
  changedAt: timestamp,
});

/** Lists every page: first those that every site has, then the owner's own by title. */
export async function listPages(): Promise<ListedPage[]> {
  const rows = await readRows(database(), listedRow)`
    select id, is_built_in as "isBuiltIn", slug, title, is_published as "isPublished", is_in_footer as "isInFooter", is_in_header as "isInHeader",
      updated_at as "changedAt"
    from site_pages where deleted_at is null order by title, id`;
  const asking = rows.filter(({ isBuiltIn, isPublished, isInHeader }) => !isBuiltIn && isPublished && isInHeader);
  const { headerLinks } = (await findCurrentLook()).look;
  const linked = new Set(
    withHeaderPages(
      headerLinks,
      asking.map((row) => ({ label: row.title, to: pagePath(row) })),
    ).map(({ to }) => to),
  );
  const headerOf = (row: z.output<typeof listedRow>): HeaderPlace =>
    !asking.includes(row) ? "none" : linked.has(pagePath(row)) ? "linked" : "full";
  const builtIn = BUILT_IN_PAGES.map(({ key, path, name }): ListedPage => {
    const row = rows.find(({ isBuiltIn, slug }) => isBuiltIn && slug === key);
    const changedAt = row === undefined ? null : new Date(row.changedAt);
    return {
      ref: key,
      title: name,
      path,
      isBuiltIn: true,
      id: row?.id ?? null,
      isPublished: true,
      isInFooter: false,
      header: "none",
      changedAt,
    };
  });
  const own = rows
    .filter((row) => !row.isBuiltIn)
    .map((row): ListedPage => ({ ...row, ref: row.id, path: pagePath(row), header: headerOf(row), changedAt: new Date(row.changedAt) }));
  return [...builtIn, ...own];
}

const NEW_PAGE: PageDocument = {
  title: "",
  lead: "",
  slug: "",
  content: "",
  seoTitle: "",
  metaDescription: "",
  isPublished: false,
  isInFooter: true,
  isInHeader: false,
};

const editedRow = rowOf({ id: uuid, version: z.int(), ...documentShape });

/** Returns a page to edit by a key, an id, or "new"; null where there is no such page. */
export async function findPageToEdit(ref: string, executor: Executor = database()): Promise<PageToEdit | null> {
  if (ref === "new") return { id: null, builtIn: null, version: 0, document: NEW_PAGE };
  const builtIn = isBuiltInKey(ref) ? ref : null;
  if (builtIn === null && !z.guid().safeParse(ref).success) return null;
  const row =
    builtIn === null
      ? await readRow(executor, editedRow)`
          select id, version, ${DOCUMENT_COLUMNS} from site_pages where id = ${ref} and not is_built_in and deleted_at is null`
      : await readRow(executor, editedRow)`
          select id, version, ${DOCUMENT_COLUMNS} from site_pages where is_built_in and slug = ${builtIn} and deleted_at is null`;
  if (row === null) return builtIn === null ? null : { id: null, builtIn, version: 0, document: builtInDocument(builtIn) };
  const { id, version, ...document } = row;
  return { id, builtIn, version, document };
}

const versionRow = rowOf({ version: z.int(), savedAt: timestamp, savedBy: z.string().nullable() });

/** Returns the retained texts of a page, newest first. */
export async function listPageVersions(id: string): Promise<SavedState[]> {
  const rows = await readRows(database(), versionRow)`
    select v.version, v.saved_at as "savedAt", u.name as "savedBy"
    from site_page_versions v left join users u on u.id = v.saved_by where v.page_id = ${id} order by v.version desc`;
  return rows.map((row) => ({ ...row, savedAt: new Date(row.savedAt) }));
}

/** Returns an earlier text of a page, or null. */
export async function findPageVersion(id: string, version: number): Promise<PageDocument | null> {
  const row = await readRow(database(), rowOf({ document: z.unknown() }))`
    select document from site_page_versions where page_id = ${id} and version = ${version}`;
  const parsed = pageDocumentSchema.safeParse(row?.document);
  return parsed.success ? parsed.data : null;
}
