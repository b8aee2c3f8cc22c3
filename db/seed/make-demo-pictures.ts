import { availableParallelism } from "node:os";
import { z } from "zod";
import { recordMadePicture } from "#app/features/media/commands.server.ts";
import { storeWidths } from "#app/features/media/picture-sizes.server.ts";
import { MEDIA_WIDTHS, type MediaWidth } from "#app/features/media/media-paths.ts";
import { database } from "#app/platform/db/database.server.ts";
import { readRows, rowOf } from "#app/platform/db/rows.server.ts";
import { log } from "#app/platform/log.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { drawDemoGift, PICTURE_FOLDER } from "./pictures/demo-stills.ts";

/**
 * Widths that cards show. The largest size is for a gift's own page: it takes as long as the others together, and is made at its first
 * request.
 */
const CARD_WIDTHS: readonly MediaWidth[] = [320, 640];

const demoGiftRow = rowOf({ slug: z.string(), name: z.string() });
type DemoGift = z.output<typeof demoGiftRow>;

/** Returns the gifts whose demo picture is not complete yet, in the order in which shoppers see them. */
async function listUnpictured(): Promise<DemoGift[]> {
  return readRows(database(), demoGiftRow)`
    select substr(image, ${`/media/${PICTURE_FOLDER}/`.length + 1}::int) as slug, name from gifts
    where starts_with(image, ${`/media/${PICTURE_FOLDER}/`}) and not exists (select from media_files where '/media/' || key = image)
    order by is_trending desc, is_featured desc, slug`;
}

async function makePicture(storage: Storage, { slug, name }: DemoGift): Promise<void> {
  const key = `${PICTURE_FOLDER}/${slug}`;
  let byteSize = 0;
  for (const width of CARD_WIDTHS) {
    const drawing = await drawDemoGift(slug, width);
    if (drawing === null) return;
    byteSize += await storeWidths(storage, key, drawing, [width]);
  }
  await recordMadePicture({ key, name: slug, alt: name, side: MEDIA_WIDTHS.at(-1) as MediaWidth, byteSize });
}

/**
 * Makes the pictures of the demo gifts that are not complete yet, with a progress bar. Stops after the pictures under way when `signal`
 * aborts; the next call continues. Throws errors of the storage and the database; missing pictures are then made at the first request for
 * them.
 */
export async function makeDemoPictures(storage: Storage, signal?: AbortSignal): Promise<void> {
  const gifts = await listUnpictured();
  if (gifts.length === 0) return;
  const startedAt = performance.now();
  const progress = showProgress("Painting the demo gifts", gifts.length);
  let made = 0;
  const queue = gifts.values();
  const work = async () => {
    for (const gift of queue) {
      if (signal?.aborted) return;
      await makePicture(storage, gift);
      progress.update((made += 1));
    }
  };
  // Each worker occupies up to two threads, one per format; the rest of the machine is for the shoppers.
  await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, work));
  progress.finish();
  if (signal?.aborted) return;
  log.info({ pictures: made, seconds: Math.round((performance.now() - startedAt) / 1000) }, "the demo gifts have their pictures");
}
