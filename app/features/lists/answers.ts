import {
  flag,
  list,
  number,
  object,
  oneOf,
  optional,
  record,
  type Shape,
  text,
  union,
  type ValueOf,
} from "#app/platform/answers/shapes.ts";
import type { ListChoice } from "./list-types.ts";

/** The gifts whose hearts are filled. */
export const savedGiftsAnswer = object({ giftIds: list(text) });

const choice: Shape<ListChoice> = object({ id: text, name: text, description: text, itemCount: number, hasGift: flag });
/** The user's lists, newest first. */
export const listChoicesAnswer = object({ lists: list(choice) });

const named = object({ id: text, name: text });

/** The answer to a save. */
export const saveAnswer = union(
  object({ outcome: oneOf("added", "already", "list-full"), list: named }),
  object({ outcome: oneOf("too-many-lists") }),
);
export type SaveAnswer = ValueOf<typeof saveAnswer>;

/** The answer to a change of a list. `errors` are messages by the field's name. */
export const changeAnswer = union(
  object({ ok: oneOf(true), target: optional(named) }),
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  /** The list was changed elsewhere too. The form continues with `opened`: sent again, it overwrites the values that it was told of. */
  object({ ok: oneOf(false), reason: oneOf("conflict"), errors: record(text), opened: text }),
  object({ ok: oneOf(false), reason: oneOf("not-found") }),
  object({ ok: oneOf(false), reason: oneOf("already-in-list", "list-full") }),
);
export type ChangeAnswer = ValueOf<typeof changeAnswer>;
