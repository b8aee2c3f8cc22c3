import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { type FileChangeAnswer, fileChangeAnswer } from "#app/features/media/answers.ts";
import { findUploads } from "#app/features/media/files.queries.server.ts";
import { type FileChange, fileChangeSchema } from "#app/features/media/schema.ts";
import { requestPictureSizes } from "#app/features/media/pending-pictures.commands.server.ts";
import { keepCrop } from "#app/features/media/replacements.commands.server.ts";
import { describeUpload, removeUpload, restoreUpload } from "#app/features/media/uploads.commands.server.ts";
import { restoreVersion, setFocalPoint } from "#app/features/media/versions.commands.server.ts";
import { moveMediaUses } from "#app/media-moves.server.ts";
import { outcomeOf } from "#app/platform/body-schemas.ts";
import { readJson, refuseOwnBody } from "#app/platform/read-json.server.ts";
import { answerJson } from "#app/platform/answers/answer-json.server.ts";
import type { Route } from "./+types/uploads-changes";
import { findMediaUses } from "./media-uses.server.ts";

type Change<Kind extends FileChange["change"]> = Extract<FileChange, { change: Kind }>;

const NOT_FOUND: FileChangeAnswer = { ok: false, reason: "not-found" };
const orNotFound = (isDone: boolean): FileChangeAnswer => (isDone ? { ok: true } : NOT_FOUND);

async function remove(actorId: string, id: string, isConfirmed: boolean): Promise<FileChangeAnswer> {
  const [file] = await findUploads([id]);
  if (file === undefined) return NOT_FOUND;
  const uses = isConfirmed ? [] : await findMediaUses([file.path]);
  if (uses.length > 0) return { ok: false, reason: "in-use", uses };
  return (await removeUpload(actorId, id)) ? { ok: true } : NOT_FOUND;
}

async function describe(actorId: string, id: string, wish: { alt: string; version: number }): Promise<FileChangeAnswer> {
  const outcome = await describeUpload(actorId, id, wish);
  if (outcome === "described") return { ok: true };
  const [file] = await findUploads([id]);
  return outcome === "stale" && file !== undefined ? { ok: false, reason: "stale", file } : NOT_FOUND;
}

const OTHER_PICTURE: FileChangeAnswer = {
  ok: false,
  reason: "invalid",
  message: "This picture was replaced in the meantime. Please take a look and try again.",
};

async function crop(actorId: string, { id, path, left, top, width, height }: Change<"crop">): Promise<FileChangeAnswer> {
  const outcome = await keepCrop(actorId, id, { crop: { left, top, width, height }, seen: path });
  if (outcome === "outside") return { ok: false, reason: "invalid", message: "Please choose a part of the picture." };
  if (outcome === "ordered") requestPictureSizes();
  return outcome === "stale" ? OTHER_PICTURE : orNotFound(outcome === "ordered");
}

async function focus(actorId: string, { id, path, x, y }: Change<"focus">): Promise<FileChangeAnswer> {
  const outcome = await setFocalPoint(actorId, id, { focus: { x, y }, seen: path }, moveMediaUses);
  return outcome === "stale" ? OTHER_PICTURE : orNotFound(outcome === "set");
}

function make(actorId: string, change: FileChange): Promise<FileChangeAnswer> {
  switch (change.change) {
    case "describe":
      return describe(actorId, change.id, change);
    case "delete":
      return remove(actorId, change.id, change.isConfirmed);
    case "restore":
      return restoreUpload(actorId, change.id).then(orNotFound);
    case "focus":
      return focus(actorId, change);
    case "crop":
      return crop(actorId, change);
    case "previous":
      return restoreVersion(actorId, change.id, moveMediaUses).then(orNotFound);
  }
}

const STATUS = { "not-found": 404, stale: 409, "in-use": 409, invalid: 422 } as const;

/** POST /admin/uploads/changes: alt text, focal point, crop, removal, and what undoes them; one change per request, answered as JSON. */
export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const parsed = await readJson(request, outcomeOf(fileChangeSchema));
  if (!parsed.success) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === "alt");
    if (issue === undefined) refuseOwnBody(parsed.error, request);
    return answerJson(fileChangeAnswer, { ok: false, reason: "invalid", message: issue.message }, { status: STATUS.invalid });
  }
  const answer = await make(actor.id, parsed.data);
  return answerJson(fileChangeAnswer, answer, { status: answer.ok ? 200 : STATUS[answer.reason] });
}
