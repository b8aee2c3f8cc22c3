import type { z } from "zod";
import { sayItemConflict, sayListConflict } from "#app/features/lists/conflicts.ts";
import { copyItem, editItem, moveItem, reorderItem, removeItem, restoreItem } from "#app/features/lists/items.commands.server.ts";
import type { ChangeAnswer } from "#app/features/lists/answers.ts";
import type { ListChange } from "#app/features/lists/list-types.ts";
import { type EditOutcome, editList, shareList } from "#app/features/lists/lists.commands.server.ts";
import { findOwnListHead } from "#app/features/lists/lists.queries.server.ts";
import { purgeDeleted } from "#app/features/lists/removal.commands.server.ts";
import {
  type AskedChange,
  fieldErrors,
  itemDetailsSchema,
  itemSchema,
  listDetailsSchema,
  openedItemSchema,
  openedListSchema,
  placeSchema,
  sharingSchema,
  transferSchema,
} from "#app/features/lists/schema.ts";
import { findToday } from "#app/features/settings/current-settings.queries.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { hasForeignFields, refuseOwnBody } from "#app/platform/read-json.server.ts";
import { type FormConflict, readOpened } from "#app/platform/form-merge.ts";

type Fields = Record<string, string>;
type Change = (userId: string, listId: string, fields: Fields) => Promise<ChangeAnswer>;

interface Reading<T> {
  safeParse(fields: Fields): { success: true; data: T } | { success: false; error: z.ZodError };
}

const done = (isDone: boolean): ChangeAnswer => (isDone ? { ok: true } : { ok: false, reason: "not-found" });

/** Returns a change whose fields are validated before it is made. */
function checked<T>(schema: Reading<T>, make: (userId: string, listId: string, input: T) => Promise<ChangeAnswer>): Change {
  return async (userId, listId, fields) => {
    const parsed = schema.safeParse(fields);
    if (parsed.success) return make(userId, listId, parsed.data);
    if (hasForeignFields(parsed.error)) refuseOwnBody(parsed.error);
    return { ok: false, reason: "invalid", errors: fieldErrors(parsed.error) };
  };
}

/** Converts the outcome of an edit to an answer; `say` words the current values of the disputed fields. */
function told<Details extends object>(
  outcome: EditOutcome<Details>,
  say: (conflict: FormConflict<Details>) => Record<string, string>,
): ChangeAnswer {
  if (outcome.ok || outcome.reason === "not-found") return outcome;
  return { ok: false, reason: "conflict", errors: say(outcome), opened: JSON.stringify(outcome.opened) };
}

const CHANGES: Record<ListChange["change"], Change> = {
  async "edit-list"(userId, listId, { opened: openedText, ...fields }) {
    const list = await findOwnListHead(userId, listId);
    if (list === null) return done(false);
    const opened = readOpened(openedText, openedListSchema);
    const standing = [list.claimsRevealedOn, opened.claimsRevealedOn];
    const edit = checked(listDetailsSchema(await findToday(), standing), async (user, id, details) =>
      told(await editList(user, id, details, opened), sayListConflict),
    );
    return edit(userId, listId, fields);
  },
  share: checked(sharingSchema, async (userId, listId, { isOn }) => done((await shareList(userId, listId, isOn)) !== undefined)),
  async "edit-item"(userId, listId, { opened: openedText, ...fields }) {
    const opened = readOpened(openedText, openedItemSchema);
    const edit = checked(itemDetailsSchema, async (user, list, { itemId, ...details }) =>
      told(await editItem(user, list, itemId, details, opened), (conflict) => sayItemConflict(conflict, details)),
    );
    return edit(userId, listId, fields);
  },
  "remove-item": checked(itemSchema, async (userId, listId, { itemId }) => {
    const isRemoved = await removeItem(userId, listId, itemId);
    await purgeDeleted(userId);
    return done(isRemoved);
  }),
  "restore-item": checked(itemSchema, async (userId, listId, { itemId }) => done(await restoreItem(userId, listId, itemId))),
  "place-item": checked(placeSchema, async (userId, listId, { itemId, beforeId }) =>
    done(await reorderItem(userId, listId, itemId, beforeId)),
  ),
  "move-item": checked(transferSchema, (userId, listId, { itemId, targetId }) => transfer(moveItem(userId, listId, itemId, targetId))),
  "copy-item": checked(transferSchema, (userId, listId, { itemId, targetId }) => transfer(copyItem(userId, listId, itemId, targetId))),
};

async function transfer(outcome: ReturnType<typeof moveItem>): Promise<ChangeAnswer> {
  const moved = await outcome;
  if (moved.ok) return moved;
  return { ok: false, reason: moved.reason === "gift-not-found" ? "not-found" : moved.reason };
}

/** Makes a change on a list of the user. Throws 400 for fields that it does not have, and 404 where the list or the item is not theirs (Z4). */
export async function changeList(
  userId: string,
  listId: string,
  { change, fields }: AskedChange,
): Promise<Exclude<ChangeAnswer, { reason: "not-found" }>> {
  const answer = await CHANGES[change](userId, listId, fields);
  if (!answer.ok && answer.reason === "not-found") throwPageError(404);
  return answer;
}
