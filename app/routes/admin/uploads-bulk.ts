import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { bulkAnswer, type MediaBulkAnswer } from "#app/features/media/answers.ts";
import { labelFiles, removeFiles, restoreFiles, selectFiles, unlabelFiles } from "#app/features/media/bulk.commands.server.ts";
import { bulkSchema, type MediaBulkChange } from "#app/features/media/schema.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import type { Route } from "./+types/uploads-bulk";
import { findMediaUses, listUsedMedia } from "./media-uses.server.ts";

/** So many of the files that were left are named. */
const NAMED = 50;

const done = (changed: number): MediaBulkAnswer => ({ ok: true, changed, batch: null, left: [], leftCount: 0 });

async function make(actorId: string, change: MediaBulkChange): Promise<MediaBulkAnswer> {
  if (change.deed === "restore") return done(await restoreFiles(actorId, change.batch));
  const selected = await selectFiles(change.of, listUsedMedia);
  if (!selected.ok) return { ok: false, reason: "count", count: selected.count };
  const { files } = selected;
  if (change.deed === "label") return done(await labelFiles(actorId, files, change.name));
  if (change.deed === "unlabel") return done(await unlabelFiles(actorId, files, change.label));
  const { removed, batch, left } = await removeFiles(actorId, files, { isConfirmed: change.isConfirmed, listUsed: listUsedMedia });
  const named = left.slice(0, NAMED);
  const uses = await findMediaUses(named.map(({ path }) => path));
  return {
    ok: true,
    changed: removed,
    batch,
    left: named.map(({ id, name, path }) => ({ id, name, uses: uses.filter((use) => use.path === path) })),
    leftCount: left.length,
  };
}

/** POST /admin/uploads/bulk: labels, removal and its undo for many files, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const answer = await make(actor.id, await readJson(request, bulkSchema));
  return answerJson(bulkAnswer, answer, { status: answer.ok ? 200 : 409 });
}
