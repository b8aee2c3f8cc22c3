import { toDay } from "#app/features/lists/arrival.rules.ts";
import { copyItem, editItem, moveItem, placeItem, removeItem, restoreItem } from "#app/features/lists/items.commands.server.ts";
import type { ChangeAnswer, ListChange } from "#app/features/lists/list.types.ts";
import { editList, shareList } from "#app/features/lists/lists.commands.server.ts";
import { findOwnListHead } from "#app/features/lists/lists.queries.server.ts";
import { purgeDeleted } from "#app/features/lists/removal.commands.server.ts";
import {
  changeSchema,
  fieldErrors,
  itemDetailsSchema,
  itemSchema,
  listDetailsSchema,
  placeSchema,
  sharingSchema,
  transferSchema,
} from "#app/features/lists/schema.ts";
import { throwPageError } from "#app/platform/errors.ts";

type Fields = Record<string, string>;
type Change = (userId: string, listId: string, fields: Fields) => Promise<ChangeAnswer>;

interface Reading<T> {
  safeParse(fields: Fields): { success: true; data: T } | { success: false; error: Parameters<typeof fieldErrors>[0] };
}

const done = (isDone: boolean): ChangeAnswer => (isDone ? { ok: true } : { ok: false, reason: "not-found" });

/** A change whose fields are checked before it is made. */
function checked<T>(schema: Reading<T>, make: (userId: string, listId: string, input: T) => Promise<ChangeAnswer>): Change {
  return async (userId, listId, fields) => {
    const parsed = schema.safeParse(fields);
    return parsed.success ? make(userId, listId, parsed.data) : { ok: false, reason: "invalid", errors: fieldErrors(parsed.error) };
  };
}

const CHANGES: Record<ListChange["change"], Change> = {
  async "edit-list"(userId, listId, fields) {
    const list = await findOwnListHead(userId, listId);
    if (list === null) return done(false);
    const edit = checked(listDetailsSchema(toDay(new Date()), list.claimsRevealedOn), async (user, id, details) =>
      done(await editList(user, id, details)),
    );
    return edit(userId, listId, fields);
  },
  share: checked(sharingSchema, async (userId, listId, { isOn }) => done((await shareList(userId, listId, isOn)) !== undefined)),
  "edit-item": checked(itemDetailsSchema, async (userId, listId, { itemId, ...details }) =>
    done(await editItem(userId, listId, itemId, details)),
  ),
  "remove-item": checked(itemSchema, async (userId, listId, { itemId }) => {
    const isRemoved = await removeItem(userId, listId, itemId);
    await purgeDeleted(userId);
    return done(isRemoved);
  }),
  "restore-item": checked(itemSchema, async (userId, listId, { itemId }) => done(await restoreItem(userId, listId, itemId))),
  "place-item": checked(placeSchema, async (userId, listId, { itemId, beforeId }) =>
    done(await placeItem(userId, listId, itemId, beforeId)),
  ),
  "move-item": checked(transferSchema, (userId, listId, { itemId, targetId }) => transfer(moveItem(userId, listId, itemId, targetId))),
  "copy-item": checked(transferSchema, (userId, listId, { itemId, targetId }) => transfer(copyItem(userId, listId, itemId, targetId))),
};

async function transfer(outcome: ReturnType<typeof moveItem>): Promise<ChangeAnswer> {
  const moved = await outcome;
  if (moved.ok) return moved;
  return { ok: false, reason: moved.reason === "gift-not-found" ? "not-found" : moved.reason };
}

/**
 * Makes the change that `asked` names, `{ change, fields }` as somebody sent it, to a list of `userId`'s. Throws 400 for what is no
 * change and 404 where the list, or what is to be changed on it, is not his (Z4).
 */
export async function changeList(
  userId: string,
  listId: string,
  asked: unknown,
): Promise<{ change: ListChange["change"]; answer: Exclude<ChangeAnswer, { reason: "not-found" }> }> {
  const parsed = changeSchema.safeParse(asked);
  if (!parsed.success) throwPageError(400, { detail: "A change has its name in `change` and its fields in `fields`." });
  const { change, fields } = parsed.data;
  const answer = await CHANGES[change](userId, listId, fields);
  if (!answer.ok && answer.reason === "not-found") throwPageError(404);
  return { change, answer: answer as Exclude<ChangeAnswer, { reason: "not-found" }> };
}
