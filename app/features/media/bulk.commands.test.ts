import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { database } from "#app/platform/db/database.server.ts";
import { idRow, readOneRow, readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import { labelFiles, removeFiles, restoreFiles, selectFiles, unlabelFiles } from "./bulk.commands.server.ts";
import { findUploads, listUploads } from "./files.queries.server.ts";
import { removeLabel, renameLabel } from "./labels.commands.server.ts";
import { listLabels } from "./labels.queries.server.ts";
import { fileQuerySchema, type SelectedFiles } from "./schema.ts";

useTestDatabase();

const NONE_USED = () => Promise.resolve([]);

let editorId: string;
beforeEach(async () => {
  await database().execute(sql`truncate media_files, media_labels cascade`);
  editorId = (await createUser({ role: "editor" })).id;
});

async function makeFile(name: string): Promise<string> {
  const { id } = await readOneRow(database(), idRow)`
    insert into media_files (key, name, kind, byte_size) values (${`${name.replaceAll(" ", "-")}.pdf`}, ${name}, 'document', 9) returning id`;
  return id;
}

async function choose(of: SelectedFiles) {
  const selected = await selectFiles(of, NONE_USED);
  if (!selected.ok) throw new Error(`${selected.count} files`);
  return selected.files;
}

const found = (count: number, query: Record<string, string> = {}, except: string[] = []): SelectedFiles => {
  const { page: _page, ids: _ids, ...search } = fileQuerySchema.parse(query);
  return { search, except, count };
};
const namesOf = async (label: string | null) =>
  (await listUploads({ search: "", kind: null, lacks: null, label }, 1, NONE_USED)).files.map(({ name }) => name).toSorted();

test("a label is put on many at once, whatever its letters' case, found by it, renamed, and taken off", async () => {
  const ids = [await makeFile("cup"), await makeFile("mug"), await makeFile("pot")];
  const [cup = "", mug = ""] = ids;
  expect(await labelFiles(editorId, await choose({ ids: [cup, mug] }), "Summer")).toBe(2);
  expect(await labelFiles(editorId, await choose({ ids }), "SUMMER")).toBe(1);
  const [label] = await listLabels();
  expect(label).toMatchObject({ name: "Summer", files: 3 });
  const labelId = label?.id ?? "";
  expect(await unlabelFiles(editorId, await choose({ ids: [cup] }), labelId)).toBe(1);
  expect(await namesOf(labelId)).toEqual(["mug", "pot"]);
  expect((await findUploads([mug]))[0]?.labels).toEqual([{ id: labelId, name: "Summer" }]);

  await labelFiles(editorId, await choose({ ids: [cup] }), "Winter");
  expect(await renameLabel(editorId, labelId, "winter")).toBe("taken");
  expect(await renameLabel(editorId, labelId, "Holidays")).toBe("renamed");
  expect((await listLabels()).map(({ name }) => name)).toEqual(["Holidays", "Winter"]);
  expect(await removeLabel(editorId, labelId)).toBe(true);
  expect(await removeLabel(editorId, labelId)).toBe(false);
  expect(await renameLabel(editorId, labelId, "Late")).toBe("not-found");
  expect((await findUploads([mug]))[0]?.labels).toEqual([]);
});

test("a file has twenty labels at most", async () => {
  const files = await choose({ ids: [await makeFile("cup")] });
  for (let n = 1; n <= 20; n++) expect(await labelFiles(editorId, files, `Label ${n}`)).toBe(1);
  expect(await labelFiles(editorId, files, "One more")).toBe(0);
});

test("all found ones are found anew; where they are not as many as was said, their number is answered", async () => {
  const cup = await makeFile("blue cup");
  await makeFile("blue mug");
  await makeFile("red mug");
  expect((await choose(found(2, { q: "blue" }))).map(({ name }) => name).toSorted()).toEqual(["blue cup", "blue mug"]);
  expect((await choose(found(1, { q: "blue" }, [cup]))).map(({ name }) => name)).toEqual(["blue mug"]);
  expect(await selectFiles(found(3, { q: "blue" }), NONE_USED)).toEqual({ ok: false, count: 2 });
});

test("many are deleted at once but for those in use, and come back together for an hour; each is in the audit log", async () => {
  const ids = [await makeFile("cup"), await makeFile("mug"), await makeFile("pot")];
  const [, mug = ""] = ids;
  const used = () => Promise.resolve(["/media/mug.pdf"]);
  const outcome = await removeFiles(editorId, await choose({ ids }), { isConfirmed: false, listUsed: used });
  expect(outcome).toMatchObject({ removed: 2, left: [{ id: mug, name: "mug", path: "/media/mug.pdf" }] });
  expect(await namesOf(null)).toEqual(["mug"]);
  expect(await restoreFiles(editorId, outcome.batch)).toBe(2);
  expect(await restoreFiles(editorId, outcome.batch)).toBe(0);
  expect(await namesOf(null)).toEqual(["cup", "mug", "pot"]);

  const confirmed = await removeFiles(editorId, await choose({ ids }), { isConfirmed: true, listUsed: used });
  expect(confirmed).toMatchObject({ removed: 3, left: [] });
  const log = await readRows(database(), rowOf({ action: z.string(), files: z.int() }))`
    select action, count(*)::int as files from audit_log where actor_id = ${editorId} and subject_kind = 'media' group by action order by action`;
  expect(log).toEqual([
    { action: "deleted", files: 5 },
    { action: "restored", files: 2 },
  ]);
});
