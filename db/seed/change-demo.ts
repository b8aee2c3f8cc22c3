import { sql } from "drizzle-orm";
import { z } from "zod";
import { deletePost } from "#app/features/blog/posts.commands.server.ts";
import { deleteGifts, restoreGifts } from "#app/features/catalogue/editing/deleted-gifts.commands.server.ts";
import { IS_IN_TRASH } from "#app/features/catalogue/editing/trash.queries.server.ts";
import { importGifts } from "#app/features/catalogue/import.commands.server.ts";
import { bringDemoCollectionsBack, putDemoCollectionsAway } from "#app/features/collections/demo-collections.commands.server.ts";
import { database, longTransaction } from "#app/platform/db/database.server.ts";
import { changeRows, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";
import { type DemoChoice, type DemoGift, listLeavingGifts, listLeavingPosts, noteDemoState, readDemoChoice } from "./demo-choice.ts";
import { readSeedGifts } from "./read-seed-gifts.ts";
import { seedDemoCollections } from "./seed-demo-collections.ts";

/** The job that goes on with what an admin has decided. */
export const DEMO_CHANGE = "demo-catalogue";
/** Gifts that go or come in one transaction: pages wait for none of them long. */
const LOT = 40;

/** Goes on with putting the demo away or bringing it back, where an admin has decided so; an interrupted change goes on at the next call. */
export async function continueDemoChange(signal: AbortSignal): Promise<void> {
  const choice = await readDemoChoice();
  if (choice?.state === "going") await putAway(choice, signal);
  if (choice?.state === "coming") await bringBack(choice, signal);
}

async function putAway({ actorId, gifts, posts, testimonials }: DemoChoice, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return;
    const ids = await listLeavingGifts(gifts, LOT);
    if (ids.length === 0) break;
    await longTransaction((transaction) => deleteGifts(actorId, ids, { executor: transaction }));
  }
  await putDemoCollectionsAway(database());
  for (const id of await listLeavingPosts(posts)) await deletePost(actorId, id);
  // Loaded when it is needed: it draws pictures.
  const { removeUnusedDemoTopics } = await import("./seed-demo-blog.ts");
  await removeUnusedDemoTopics(database());
  await showTestimonials(testimonials, false);
  await noteDemoState("away");
}

async function bringBack({ actorId, gifts, posts, testimonials }: DemoChoice, signal: AbortSignal): Promise<void> {
  for (;;) {
    if (signal.aborted) return;
    const ids = await listInTrash(gifts);
    if (ids.length === 0) break;
    await longTransaction((transaction) => restoreGifts(actorId, { ids }, { executor: transaction }));
  }
  await remakeErased(gifts);
  await longTransaction(async (transaction) => {
    await bringDemoCollectionsBack(transaction);
    await seedDemoCollections(transaction);
  });
  const { seedDemoPosts } = await import("./seed-demo-blog.ts");
  await longTransaction((transaction) => seedDemoPosts(transaction, posts));
  await showTestimonials(testimonials, true);
  await noteDemoState("back");
}

async function listInTrash(gifts: readonly DemoGift[]): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ id: uuid }))`
    select gift_id as id from deleted_gifts
    where gift_id = any (${sql.param(gifts.map(({ id }) => id))}::uuid[]) and ${IS_IN_TRASH} order by gift_id limit ${LOT}`;
  return rows.map(({ id }) => id);
}

/** Makes the gifts anew whose time in the trash was over. */
async function remakeErased(gifts: readonly DemoGift[]): Promise<void> {
  const slugs = gifts.map(({ slug }) => slug);
  const taken = await readRows(database(), rowOf({ slug: z.string() }))`
    select slug from gifts where slug = any (${sql.param(slugs)}::text[])
    union select given.slug from jsonb_to_recordset(${JSON.stringify(gifts)}::jsonb) as given (id uuid, slug text) join gifts g on g.id = given.id
    union select old_slug from slug_redirects where kind = 'gifts' and old_slug = any (${sql.param(slugs)}::text[])`;
  const missing = new Set(slugs.filter((wanted) => !taken.some(({ slug }) => slug === wanted)));
  if (missing.size === 0) return;
  const values = (await readSeedGifts()).filter(({ slug }) => missing.has(slug ?? ""));
  await importGifts(values.map((row, index) => ({ line: index + 2, cells: [], values: row })));
}

async function showTestimonials(ids: readonly string[], isShown: boolean): Promise<void> {
  await changeRows(database())`
    update testimonials set is_shown = ${isShown}
    where id = any (${sql.param([...ids])}::uuid[]) and is_example and is_shown <> ${isShown} and deleted_at is null`;
}
