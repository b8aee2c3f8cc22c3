import type { EditedPost } from "./post-form.ts";

/** True where two forms have equal values; the order of the fields in an object does not matter. */
export function isSamePost(one: EditedPost, other: EditedPost): boolean {
  const names = Object.keys(one) as (keyof EditedPost)[];
  return names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}
