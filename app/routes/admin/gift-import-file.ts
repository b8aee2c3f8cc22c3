import path from "node:path";
import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { replaceForeignTag } from "#app/features/affiliate/store-links.ts";
import { type ImportStep, importStep } from "#app/features/catalogue/editing/answers.ts";
import { importInSteps } from "#app/features/catalogue/editing/browser-import.commands.server.ts";
import { currentGiftReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { receiveFile } from "#app/platform/receive-file.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { cutText, toLine } from "#app/platform/text.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { streamLines } from "../system/stream-lines.server.ts";
import type { Route } from "./+types/gift-import-file";

const STALL_MS = 30_000;

const REFUSALS = {
  "cut-off": "The file didn’t arrive complete. Please try again.",
  "too-slow": "The upload took too long. Please try again.",
  empty: "The file is empty. It needs a header row.",
} as const;

/**
 * POST /admin/gifts/import-file: the body is the catalogue file. With `trial=1` nothing is saved. The answer streams lines of JSON
 * (ImportStep) while the file is read.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const { body } = context.get(requestInfoContext);
  const receipt = await receiveFile(request.body, {
    ...body,
    folder: path.join(config().dataDir, "imports"),
    stallMs: STALL_MS,
  });
  if (!receipt.ok) {
    if (receipt.reason !== "too-large") throwPageError(400, { detail: REFUSALS[receipt.reason] });
    const most = `${body.maxBytes / 1_000_000} MB`;
    throwPageError(413, { detail: `The file is larger than ${most}. Please import it in parts, or with the command.` });
  }
  await requireRightStill("catalogue.edit", request, context).catch(async (error: unknown) => {
    await receipt.file.discard();
    throw error;
  });
  const leaving = new AbortController();
  const steps = importInSteps({
    actorId,
    path: receipt.file.path,
    name: cutText(toLine(query.get("name") ?? ""), 200),
    isTrial: query.get("trial") === "1",
    tools: { reader: await currentGiftReader(), standardCategories: readStandardCategories },
    isThorough: query.get("categorize") === "1",
    replaceForeignTag: (url) => replaceForeignTag(url, config().affiliateProgram.tags),
    signal: leaving.signal,
  });
  return streamLines(importStep, thenDiscard(steps, receipt.file.discard), () => leaving.abort());
}

async function* thenDiscard(steps: AsyncGenerator<ImportStep>, discard: () => Promise<void>): AsyncGenerator<ImportStep> {
  try {
    yield* steps;
  } finally {
    await discard();
  }
}
