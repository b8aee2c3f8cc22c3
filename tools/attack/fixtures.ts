import { sql } from "drizzle-orm";
import { keepLookPicture } from "#app/features/appearance/look-pictures.commands.server.ts";
import { makePreviewToken } from "#app/features/blog/editor.commands.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { createItem, createOwnList, shareOwnList } from "#tests/factories/lists.ts";
import { makePost, makeTopic } from "#tests/factories/posts.ts";

/** Ids of existing rows, for realistic requests. */
export interface Fixtures {
  giftId: string;
  giftSlug: string;
  interestId: string;
  otherInterestId: string;
  interestSlug: string;
  postId: string;
  postSlug: string;
  topicId: string;
  draftId: string;
  /** Leads to another draft, which nothing else touches. */
  previewToken: string;
  /** A page of the owner's own. */
  pageSlug: string;
  collectionId: string;
  collectionSlug: string;
  lookPictureId: string;
  mediaId: string;
  pictureId: string;
  mediaLabelId: string;
  testimonialId: string;
  deletedBatchId: string;
  /** Addresses of demo gifts' pictures, without a width. */
  demoPictures: readonly string[];
  /** Rows of the user. */
  listId: string;
  itemId: string;
  otherListId: string;
  userEmail: string;
  /** Rows of somebody else, some of them shared. */
  foreignListId: string;
  foreignItemId: string;
  sharedItemId: string;
  shareToken: string;
  someAdminId: string;
}

async function idOf(query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await database().execute<{ id: string }>(query);
  const [row] = rows;
  if (row === undefined) throw new Error("The demo site lacks something that is to be attacked");
  return row.id;
}

async function makeLookPicture(actorId: string): Promise<string> {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>';
  const kept = await keepLookPicture(actorId, Buffer.from(drawing));
  if (!kept.ok) throw new Error(`The icon was not kept: ${kept.reason}`);
  return kept.picture.id;
}

/** Adds lists, posts and a file to the demo site, for `user`, an author, and two unrelated people. */
export async function createFixtures(
  user: { id: string; email: string },
  authorId: string,
  bystanderId: string,
  otherAdminId: string,
): Promise<Fixtures> {
  const own = await createOwnList(user.id, "Own");
  const foreign = await createOwnList(bystanderId, "Private");
  const shared = await createOwnList(bystanderId, "Shared");
  const post = await makePost({}, authorId);
  const gift = sql`from gifts order by id limit 1`;
  const interests = (offset: number) => sql`select id from categories where taxonomy = 'interest' order by id offset ${offset} limit 1`;
  return {
    giftId: await idOf(sql`select id ${gift}`),
    giftSlug: await idOf(sql`select slug as id ${gift}`),
    interestId: await idOf(interests(0)),
    otherInterestId: await idOf(interests(1)),
    interestSlug: await idOf(sql`select slug as id from categories where taxonomy = 'interest' order by id limit 1`),
    postId: post.id,
    postSlug: post.slug,
    topicId: (await makeTopic("blog_tags")).id,
    draftId: (await makePost({ status: "draft" })).id,
    previewToken: (await makePreviewToken((await makePost({ status: "draft" })).id))?.token ?? "",
    pageSlug: await idOf(
      sql`insert into site_pages (slug, title, content, is_published) values ('imprint', 'Imprint', '## Who we are', true) returning slug as id`,
    ),
    collectionId: await idOf(sql`select id from collections where slug = 'hostess-gifts-that-arent-candles'`),
    collectionSlug: "hostess-gifts-that-arent-candles",
    lookPictureId: await makeLookPicture(otherAdminId),
    mediaId: await idOf(
      sql`insert into media_files (key, name, kind, byte_size, state) values ('film.mp4', 'Film', 'video', 9, 'ready') returning id`,
    ),
    pictureId: await idOf(sql`
      insert into media_files (key, name, kind, byte_size, width, height, state) values ('picture', 'Picture', 'image', 9, 8, 8, 'ready') returning id`),
    mediaLabelId: await idOf(sql`insert into media_labels (name) values ('Holidays') returning id`),
    testimonialId: await idOf(sql`select id from testimonials limit 1`),
    deletedBatchId: crypto.randomUUID(),
    demoPictures: (
      await database().execute<{ image: string }>(sql`select image from gifts where image like '/media/demo-%' order by id`)
    ).rows.map(({ image }) => image),
    listId: own.id,
    itemId: (await createItem(user.id, own.id)).itemId,
    otherListId: (await createOwnList(user.id, "Other")).id,
    userEmail: user.email,
    foreignListId: foreign.id,
    foreignItemId: (await createItem(bystanderId, foreign.id)).itemId,
    sharedItemId: (await createItem(bystanderId, shared.id)).itemId,
    shareToken: await shareOwnList(bystanderId, shared.id),
    someAdminId: otherAdminId,
  };
}
