import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { replaceForeignTag } from "#app/features/affiliate/store-links.ts";
import { importStep } from "#app/features/catalogue/editing/answers.ts";
import { importNewInSteps } from "#app/features/catalogue/editing/browser-import.commands.server.ts";
import { pastedGiftsSchema } from "#app/features/catalogue/editing/pasted-gifts.ts";
import { rowsOfPastedGifts } from "#app/features/catalogue/editing/pasted-rows.server.ts";
import { currentGiftReader } from "#app/features/finder/teach/shop-reader.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { readJson } from "#app/platform/read-json.server.ts";
import { readStandardCategories } from "#db/seed/read-standard-categories.ts";
import { streamLines } from "../system/stream-lines.ts";
import type { Route } from "./+types/gift-import-links";

/**
 * POST /admin/gifts/import-links: keeps products that were read from pasted links as new gifts, in one import. The answer streams lines of
 * JSON (ImportStep).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { id: actorId } = await requireUser(request, context);
  const pasted = await readJson(request, pastedGiftsSchema);
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
