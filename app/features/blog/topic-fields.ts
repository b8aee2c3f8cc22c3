import { type FormShape, plainShape } from "#app/ui/saving/merge.ts";
import type { AdminTopic, TopicKind } from "./types.ts";

/** Values of the form of a category, tag or author, by the field names of the server. */
export type TopicFields = Record<string, string>;

const FIELDS = {
  category: ["name", "slug", "description"],
  tag: ["name", "slug", "description", "sortOrder"],
  author: ["name", "url", "avatar", "bio"],
} as const satisfies Record<TopicKind, readonly (keyof AdminTopic)[]>;

/** Labels of the fields outside of the form, such as where two users have changed the same entry. */
export const TOPIC_FIELD_NAMES: TopicFields = {
  name: "Name",
  slug: "Slug",
  description: "Description",
  sortOrder: "Sort Order",
  url: "Website",
  avatar: "Avatar URL",
  bio: "Bio",
};

/** Returns the form's initial values; `topic` is null for a new one. */
export function toTopicFields(kind: TopicKind, topic: AdminTopic | null): TopicFields {
  return Object.fromEntries(FIELDS[kind].map((field) => [field, String(topic?.[field] ?? "")]));
}

/** Returns the fields of a kind in the form's order. */
export function shapeOfTopic(kind: TopicKind): FormShape<TopicFields, string> {
  return plainShape<TopicFields, string>(FIELDS[kind]);
}

/** Returns the form that was stored in the browser, or null where the value is not one; users and extensions can edit that storage. */
export function readTopicFields(kind: TopicKind, value: unknown): TopicFields | null {
  if (typeof value !== "object" || value === null) return null;
  const given = value as Record<string, unknown>;
  return FIELDS[kind].every((field) => typeof given[field] === "string")
    ? Object.fromEntries(FIELDS[kind].map((field) => [field, given[field] as string]))
    : null;
}
