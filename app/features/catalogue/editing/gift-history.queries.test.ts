import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { useTestDatabase } from "#tests/database.ts";
import { createUser } from "#tests/factories/users.ts";
import type { CatalogueValues } from "../import-columns.ts";
import { importGifts } from "../import.commands.server.ts";
import { beginImport, endImport, purgeOldImports } from "../imports.commands.server.ts";
import { readGiftFormOptions } from "./gift-form.queries.server.ts";
import { listGiftHistory } from "./gift-history.queries.server.ts";
import { undoImport } from "./undo-import.commands.server.ts";

useTestDatabase();
let editorId = "";
beforeEach(async () => {
  for (const table of ["gifts", "categories", "imports", "deleted_gifts", "audit_log"])
    await database().execute(sql`delete from ${sql.identifier(table)}`);
  editorId = (await createUser({ role: "admin", firstName: "Grace", lastName: "Hopper" })).id;
});

async function importRow(file: string, values: CatalogueValues): Promise<string> {
  const id = await beginImport(editorId, file);
  await importGifts([{ line: 2, cells: [], values }], { importId: id });
  await endImport(id, 0);
  return id;
}

const readHistory = async (giftId: string, size = 20) => listGiftHistory(giftId, (await readGiftFormOptions()).categories, size);
const readGiftId = async () => (await database().execute<{ id: string }>(sql`select id from gifts`)).rows[0]?.id ?? "";

test("says who made and changed a gift by which file, field by field, between what was done by hand", async () => {
  await importRow("spring.csv", { name: "Mug", slug: "mug", price: "12", in_stock: "yes", themes: "Tea|Home" });
  const id = await readGiftId();
  const subject = { kind: "gift", id, name: "Mug" } as const;
  await recordChange(database(), {
    actorId: editorId,
    action: "updated",
    subject,
    before: { brandName: "" },
    after: { brandName: "Kiln" },
  });
  const last = await importRow("autumn.csv", { name: "Mug", slug: "mug", price: "15.50", in_stock: "no", themes: "Tea|Cellar" });

  const { entries, hasMore } = await readHistory(id);
  expect(hasMore).toBe(false);
  expect(entries).toMatchObject([
    {
      ...{ actorName: "Grace Hopper", action: "updated", file: "autumn.csv" },
      before: { price: "12.00", inStock: true, themes: ["Home"] },
      after: { price: "15.50", inStock: false, themes: ["Cellar"] },
    },
    { actorName: "Grace Hopper", action: "updated", file: null, after: { brandName: "Kiln" } },
    { actorName: "Grace Hopper", action: "created", file: "spring.csv", before: {}, after: {} },
  ]);
  expect(await readHistory(id, 2)).toMatchObject({ entries: [{ file: "autumn.csv" }, { file: null }], hasMore: true });

  await undoImport(editorId, last);
  expect((await readHistory(id)).entries.map(({ file }) => file)).toEqual([null, "spring.csv"]);
  await database().execute(sql`update imports set begun_at = now() - interval '1 year'`);
  await purgeOldImports(new Date());
  expect(
    (await readHistory(id)).entries.map(({ file }) => file),
    "also when it can no longer be undone",
  ).toEqual([null, "spring.csv"]);
});
