import { requireRightStill, requireUser } from "#app/features/accounts/require-user.server.ts";
import { replaceForeignTag } from "#app/features/affiliate/store-links.ts";
import { importStep } from "#app/features/catalogue/editing/answers.ts";
import { importNewInSteps } from "#app/features/catalogue/editing/browser-import.commands.server.ts";
import { pastedGiftsSchema } from "#app/features/catalogue/editing/pasted-gifts.ts";
import { rowsOfPastedGifts } from "#app/features/catalogue/editing/pasted-rows.server.ts";
import { currentGiftReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { parseJson } from "#app/platform/read-json.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { streamLines } from "../system/stream-lines.server.ts";
import { receiveBytes } from "./receive-bytes.server.ts";
import type { Route } from "./+types/gift-import-links";

const NOT_RECEIVED = "The gifts didn’t arrive complete. Please try again.";

/**
 * POST /admin/gifts/import-links: keeps products that were read from pasted links as new gifts, in one import. The answer streams lines of
 * JSON (ImportStep).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const receipt = await receiveBytes(request, context.get(requestInfoContext).body);
  if (!receipt.ok) return throwPageError(receipt.reason === "too-large" ? 413 : 400, { detail: NOT_RECEIVED });
  await requireRightStill("catalogue.edit", request, context);
  const pasted = parseJson(receipt.bytes.toString("utf8"), pastedGiftsSchema, request);
  const leaving = new AbortController();
  const steps = importNewInSteps(
    {
      actorId,
      name: pasted.gifts.length === 1 ? "A pasted link" : `${pasted.gifts.length} pasted links`,
      isTrial: false,
      tools: { reader: await currentGiftReader(), standardCategories: readStandardCategories },
      isThorough: false,
      replaceForeignTag: (url) => replaceForeignTag(url, config().affiliateProgram.tags),
      signal: leaving.signal,
    },
    rowsOfPastedGifts(pasted),
  );
  return streamLines(importStep, steps, () => leaving.abort());
}
