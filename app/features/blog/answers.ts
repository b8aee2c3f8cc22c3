import { shownGift } from "#app/features/catalogue/card-answer.ts";
import { collectionCard } from "#app/features/collections/answers.ts";
import {
  date,
  flag,
  list,
  nullable,
  number,
  object,
  oneOf,
  record,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import type { EditedPost } from "./post-form.ts";
import { type AdminTopic, POST_STATUSES, type PostStanding, type PostVersion } from "./types.ts";

/** The editor's form, as versions and the browser's own storage have it. */
export const editedPost: Shape<EditedPost> = object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  coverImage: nullable(text),
  publishDate: nullable(text),
  seoTitle: text,
  metaDescription: text,
  readingTime: nullable(number),
  isFeatured: flag,
  status: oneOf(...POST_STATUSES),
  keywords: list(text),
  tags: list(text),
  category: nullable(text),
  authors: list(text),
  relatedGiftIds: list(text),
});

const standing: Shape<PostStanding> = object({
  status: oneOf(...POST_STATUSES),
  publishDate: nullable(text),
  slug: text,
  isWaiting: flag,
});

/** The answer to saving a post. `stale` means that another user has saved the post meanwhile: `document` is what they saved. */
export const postSaveAnswer = union(
  object({ ok: oneOf(true), id: text, slug: text, version: number }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, savedBy: nullable(text), document: editedPost, standing }),
);
export type PostSaveAnswer = ValueOf<typeof postSaveAnswer>;

/** The answer to the editor's request: who else has the post open, and its current version. */
export const editingAnswer = object({
  others: list(text),
  version: nullable(number),
  savedBy: nullable(text),
  /** True where another window has written since, so that nothing was stored. */
  isElsewhere: flag,
});
export type EditingAnswer = ValueOf<typeof editingAnswer>;

/** A post as the editor opens it. */
export const openedPostAnswer = object({ version: number, document: editedPost, standing });
/** A change of a post that has nothing to tell. */
export const postChangeAnswer = object({ ok: oneOf(true) });
/** The secret link to a post's last saved version. */
export const previewLinkAnswer = object({ url: text, expiresAt: date });

/** What the server renders of the text. */
export const previewAnswer = object({
  blocks: list(
    union(
      object({ kind: oneOf("html"), html: text }),
      object({ kind: oneOf("gifts"), gifts: list(shownGift) }),
      object({ kind: oneOf("collections"), collections: list(collectionCard) }),
    ),
  ),
  missingSlugs: list(text),
  missingCollections: list(text),
  foreignTags: list(text),
});
export type PreviewAnswer = ValueOf<typeof previewAnswer>;

const version: Shape<PostVersion> = object({ version: number, isWaiting: flag, savedBy: nullable(text), savedAt: date });
export const versionsAnswer = object({ versions: list(version) });
export const versionAnswer = object({ document: editedPost });

const topic: Shape<AdminTopic> = object({
  id: text,
  name: text,
  slug: text,
  description: nullable(text),
  sortOrder: nullable(number),
  avatar: nullable(text),
  bio: nullable(text),
  url: nullable(text),
  version: number,
  posts: number,
});

/** The answer to a change of a category, tag or author. */
export const topicAnswer = union(
  object({ ok: oneOf(true), id: text }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  /** Another user has changed it first (`savedBy` is null where the log does not say who); `topic` is its current state. */
  object({ ok: oneOf(false), reason: oneOf("stale"), topic, savedBy: nullable(text) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
);
export type TopicAnswer = ValueOf<typeof topicAnswer>;

/** The answer of the specification's function (section 7) to `create_author`. */
export const authorAnswer = union(object({ data: object({ id: text, name: text }) }), object({ error: text }));
