import { sql } from "drizzle-orm";
import { z } from "zod";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { DEMO_LINK, type DemoView } from "#app/features/catalogue/demo.ts";
import { database, type Executor } from "#app/platform/db/database.server.ts";
import { changeRows, readOneRow, readRow, readRows, rowOf, uuid } from "#app/platform/db/rows.server.ts";

/** The number is arbitrary but the same in every server, so that of two admins who decide at once one does. */
const CHOICE_LOCK = 7_165_006;
/** The covers of all demo posts begin so: pictures/demo-covers.ts. */
export const DEMO_COVERS = "/media/demo-covers-";

const IS_DEMO_GIFT = sql`starts_with(g.affiliate_url, ${DEMO_LINK})`;
/** True of a demo gift that somebody has changed, in its form or by a file. */
const IS_CHANGED_GIFT = sql`(
  exists (select from audit_log where subject_kind = 'gift' and subject_id = g.id::text and action = 'updated')
  or g.id in (select gift_id from imported_changes where change is not null)
)`;
const IS_DEMO_POST = sql`starts_with(p.cover_image, ${DEMO_COVERS})`;
/** True of a demo post that somebody has changed, or is about to. */
const IS_CHANGED_POST = sql`(
  exists (select from audit_log where subject_kind = 'post' and subject_id = p.id::text and action = 'updated')
  or exists (select from blog_working_copies where blog_post_id = p.id)
)`;
const IS_DEMO_TESTIMONIAL = sql`(
  t.is_example and t.is_shown and t.deleted_at is null
  and not exists (select from audit_log where subject_kind = 'testimonial' and subject_id = t.id::text and action = 'updated')
)`;

const demoGift = z.strictObject({ id: z.guid(), slug: z.string() });
export type DemoGift = z.output<typeof demoGift>;

const choiceRow = rowOf({
  state: z.enum(["going", "away", "coming", "back"]),
  actorId: uuid.nullable(),
  gifts: z.array(demoGift),
  posts: z.array(z.string()),
  testimonials: z.array(uuid),
});
export type DemoChoice = z.output<typeof choiceRow>;

/** Returns what an admin has last decided of the demo, or null where nobody has. */
export async function readDemoChoice(executor: Executor = database()): Promise<DemoChoice | null> {
  return readRow(executor, choiceRow)`select state, actor_id as "actorId", gifts, posts, testimonials from demo_catalogue`;
}

/** Returns those of the gifts that are still there and that nobody has changed. */
export async function listLeavingGifts(gifts: readonly DemoGift[], limit: number): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ id: uuid }))`
    select id from gifts g where id = any (${sql.param(gifts.map(({ id }) => id))}::uuid[]) and not ${IS_CHANGED_GIFT} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Returns the ids of those of the posts that are still there and that nobody has changed. */
export async function listLeavingPosts(slugs: readonly string[]): Promise<string[]> {
  const rows = await readRows(database(), rowOf({ id: uuid }))`
    select id from blog_posts p where slug = any (${sql.param([...slugs])}::text[]) and ${IS_DEMO_POST} and not ${IS_CHANGED_POST} order by id`;
  return rows.map(({ id }) => id);
}

/** Notes how far a change of the demo has come. */
export async function noteDemoState(state: DemoChoice["state"]): Promise<void> {
  await changeRows(database())`update demo_catalogue set state = ${state}, changed_at = now()`;
}

/** Reads what the demo has in the shop, but for what somebody has changed. */
async function readUnchanged(executor: Executor): Promise<Pick<DemoChoice, "gifts" | "posts" | "testimonials">> {
  return readOneRow(executor, choiceRow.pick({ gifts: true, posts: true, testimonials: true }))`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'slug', g.slug)), '[]') from gifts g
        where ${IS_DEMO_GIFT} and not ${IS_CHANGED_GIFT}) as gifts,
      array(select p.slug from blog_posts p where ${IS_DEMO_POST} and not ${IS_CHANGED_POST}) as posts,
      array(select t.id from testimonials t where ${IS_DEMO_TESTIMONIAL}) as testimonials`;
}

/**
 * Decides that the demo goes or comes back; continueDemoChange does it. Returns false where that is not possible now: the shop has nothing of
 * it, nothing is away, or a change is under way.
 */
export async function chooseDemo(actorId: string, to: "away" | "back"): Promise<boolean> {
  return database().transaction(async (transaction) => {
    await changeRows(transaction)`select pg_advisory_xact_lock(${CHOICE_LOCK})`;
    const before = await readDemoChoice(transaction);
    const state = before?.state ?? "back";
    if (state !== (to === "away" ? "back" : "away")) return false;
    const what = to === "away" || before === null ? await readUnchanged(transaction) : before;
    const counts = { gifts: what.gifts.length, posts: what.posts.length, testimonials: what.testimonials.length };
    if (counts.gifts + counts.posts + counts.testimonials === 0) return false;
    await changeRows(transaction)`
      insert into demo_catalogue (state, actor_id, gifts, posts, testimonials)
      values (${to === "away" ? "going" : "coming"}, ${actorId}, ${JSON.stringify(what.gifts)}::jsonb,
        ${sql.param([...what.posts])}::text[], ${sql.param([...what.testimonials])}::uuid[])
      on conflict (is_only) do update set state = excluded.state, actor_id = excluded.actor_id, gifts = excluded.gifts,
        posts = excluded.posts, testimonials = excluded.testimonials, changed_at = now()`;
    await recordChange(transaction, {
      actorId,
      action: to === "away" ? "deleted" : "restored",
      subject: { kind: "setting", id: null, name: "Demo catalogue" },
      after: counts,
    });
    return true;
  });
}

const countsRow = rowOf({
  gifts: z.int(),
  changedGifts: z.int(),
  listedGifts: z.int(),
  posts: z.int(),
  changedPosts: z.int(),
  testimonials: z.int(),
});

/** Returns the demo as an admin sees it: what of it would go and what would stay, or how far it has gone or come back. */
export async function viewDemo(): Promise<DemoView> {
  const choice = await readDemoChoice();
  if (choice !== null && choice.state !== "back") return { ...(await countProgress(choice)), state: choice.state };
  const counts = await readOneRow(database(), countsRow)`
    with demo as (
      select ${IS_CHANGED_GIFT} as is_changed,
        exists (select from gift_list_items item where item.gift_id = g.id and item.deleted_at is null) as is_listed
      from gifts g where ${IS_DEMO_GIFT}
    ), demo_posts as (select ${IS_CHANGED_POST} as is_changed from blog_posts p where ${IS_DEMO_POST})
    select (select count(*) filter (where not is_changed)::int from demo) as gifts,
      (select count(*) filter (where is_changed)::int from demo) as "changedGifts",
      (select count(*) filter (where is_listed and not is_changed)::int from demo) as "listedGifts",
      (select count(*) filter (where not is_changed)::int from demo_posts) as posts,
      (select count(*) filter (where is_changed)::int from demo_posts) as "changedPosts",
      (select count(*)::int from testimonials t where ${IS_DEMO_TESTIMONIAL}) as testimonials`;
  // The examples of what shoppers say come with every site; alone they are no demo.
  return { ...counts, state: counts.gifts + counts.posts === 0 ? "none" : "shown", done: 0 };
}

async function countProgress({ state, gifts, posts, testimonials }: DemoChoice): Promise<Omit<DemoView, "state">> {
  const { present } = await readOneRow(database(), rowOf({ present: z.int() }))`
    select count(*)::int as present from gifts g
    where id = any (${sql.param(gifts.map(({ id }) => id))}::uuid[]) or slug = any (${sql.param(gifts.map(({ slug }) => slug))}::text[])`;
  return {
    gifts: gifts.length,
    posts: posts.length,
    testimonials: testimonials.length,
    changedGifts: 0,
    changedPosts: 0,
    listedGifts: 0,
    done: state === "coming" ? present : gifts.length - present,
  };
}
