import { availableParallelism } from "node:os";
import { sql } from "drizzle-orm";
import { recordMadePicture } from "#app/features/media/commands.server.ts";
import { encodeWidth, storeWidths } from "#app/features/media/picture-sizes.commands.server.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from "#app/features/media/rules.ts";
import { database } from "#app/platform/db/database.server.ts";
import { log } from "#app/platform/log.server.ts";
import { showProgress } from "#app/platform/progress.ts";
import type { Storage, StoredFile } from "#app/platform/storage/storage.ts";
import { drawDemoGift, PICTURE_FOLDER } from "./pictures/demo-stills.ts";

/** What cards show. The largest size is for a gift's own page: it takes as long as the others together, and is made when asked for. */
const CARD_WIDTHS: readonly MediaWidth[] = [320, 640];
const SIZE_KEY = new RegExp(`^${PICTURE_FOLDER}/([a-z0-9-]+)/(\\d+)\\.([a-z]+)$`);

interface DemoGift extends Record<string, unknown> {
  slug: string;
  name: string;
}

function parseKey(key: string): { slug: string; width: MediaWidth; format: MediaFormat } | null {
  const [, slug = "", digits, ending] = SIZE_KEY.exec(key) ?? [];
  const width = MEDIA_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = MEDIA_FORMATS.find((candidate) => candidate === ending);
  return width === undefined || format === undefined ? null : { slug, width, format };
}

/** A storage in which every picture of a demo gift is found: one that is not there yet is made when it is first asked for, once. */
export function withDemoPictures(storage: Storage): Storage {
  const underWay = new Map<string, Promise<StoredFile | null>>();

  async function make(key: string): Promise<StoredFile | null> {
    const wanted = parseKey(key);
    const drawing = wanted === null ? null : await drawDemoGift(wanted.slug, wanted.width);
    if (wanted === null || drawing === null) return null;
    for (const { bytes } of await encodeWidth(drawing, wanted.width, [wanted.format])) await storage.write(key, bytes);
    return storage.read(key);
  }

  return {
    ...storage,
    async read(key) {
      const kept = await storage.read(key);
      if (kept !== null || !key.startsWith(`${PICTURE_FOLDER}/`)) return kept;
      const making = underWay.get(key) ?? make(key).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
  };
}

/** The gifts that have a demo picture which is not complete yet, those first that shoppers meet first. */
async function listUnpictured(): Promise<DemoGift[]> {
  const { rows } = await database().execute<DemoGift>(sql`
    select substr(image, ${`/media/${PICTURE_FOLDER}/`.length + 1}::int) as slug, name from gifts
    where starts_with(image, ${`/media/${PICTURE_FOLDER}/`}) and not exists (select from media_files where '/media/' || key = image)
    order by is_trending desc, is_featured desc, slug`);
  return rows;
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

/** Pictures being made behind the shoppers' backs. */
export interface PictureMaking {
  /** Resolves when all are made; also after a failure, which is only logged: what is missing is made when it is asked for. */
  finished: Promise<void>;
  /** Stops after the pictures under way; the next start goes on. */
  stop(): Promise<void>;
}

/** Makes the pictures of the demo gifts that are not complete yet, with a progress bar. */
export function makeDemoPictures(storage: Storage): PictureMaking {
  const abort = new AbortController();

  async function run(): Promise<void> {
    const gifts = await listUnpictured();
    if (gifts.length === 0) return;
    const startedAt = performance.now();
    const progress = showProgress("Painting the demo gifts", gifts.length);
    let made = 0;
    const queue = gifts.values();
    const work = async () => {
      for (const gift of queue) {
        if (abort.signal.aborted) return;
        await makePicture(storage, gift);
        progress.update((made += 1));
      }
    };
    // Each worker keeps up to two threads busy, one a format; the rest of the machine is for the shoppers.
    await Promise.all(Array.from({ length: Math.ceil(availableParallelism() / 2) }, work));
    progress.finish();
    log.info({ pictures: made, seconds: Math.round((performance.now() - startedAt) / 1000) }, "the demo gifts have their pictures");
  }

  const finished = run().catch((error: unknown) => log.warn({ err: error }, "not all pictures of the demo gifts could be made"));
  return {
    finished,
    async stop() {
      abort.abort();
      await finished;
    },
  };
}
