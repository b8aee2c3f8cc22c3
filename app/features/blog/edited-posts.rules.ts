import type { EditedPost } from "./post.schema.ts";

/** True where two states of the editor's form hold the same, in whatever order their fields stand. */
export function isSamePost(one: EditedPost, other: EditedPost): boolean {
  const names = Object.keys(one) as (keyof EditedPost)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
