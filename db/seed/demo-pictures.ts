import { encodeWidth } from "#app/features/media/picture-sizes.server.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from "#app/features/media/media-paths.ts";
import type { Storage } from "#app/platform/storage/storage.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { COVER_FOLDER, drawDemoCover } from "./pictures/demo-covers.ts";
import { drawDemoGift, PICTURE_FOLDER } from "./pictures/demo-stills.ts";

/** The drawing function for each storage folder. */
const DRAWERS: Record<string, (slug: string, width: MediaWidth) => Promise<Uint8Array | null>> = {
  [PICTURE_FOLDER]: drawDemoGift,
  [COVER_FOLDER]: drawDemoCover,
};

const SIZE_KEY = new RegExp(`^(${Object.keys(DRAWERS).join("|")})/([a-z0-9-]+)/(\\d+)\\.([a-z]+)$`);

function parseKey(key: string): { folder: string; slug: string; width: MediaWidth; format: MediaFormat } | null {
  const [, folder = "", slug = "", digits, ending] = SIZE_KEY.exec(key) ?? [];
  const width = MEDIA_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = MEDIA_FORMATS.find((candidate) => candidate === ending);
  return width === undefined || format === undefined ? null : { folder, slug, width, format };
}

/**
 * Returns a storage in which every picture of a demo gift and every cover of a demo post exists: a missing one is made at the first request
 * for it, once, in its turn. Rejects with QueueFullError where too many wait.
 */
export function withDemoPictures(storage: Storage): Storage {
  const underWay = new Map<string, Promise<void>>();

  async function make(key: string): Promise<void> {
    const wanted = parseKey(key);
    const drawing = wanted === null ? null : ((await DRAWERS[wanted.folder]?.(wanted.slug, wanted.width)) ?? null);
    if (wanted === null || drawing === null) return;
    for (const { bytes } of await encodeWidth(drawing, wanted.width, [wanted.format])) await storage.write(key, bytes);
  }

  /** Asks for a file again once it is made, where it was missing and is one of ours. */
  async function withMaking<Value>(key: string, look: (key: string) => Promise<Value | null>): Promise<Value | null> {
    const kept = await look(key);
    if (kept !== null || parseKey(key) === null) return kept;
    // Others may wait for what one has asked for, so it is made though that one has gone.
    const making = underWay.get(key) ?? doDearWork("demo-picture", () => make(key), { signal: null }).finally(() => underWay.delete(key));
    underWay.set(key, making);
    await making;
    return look(key);
  }

  return {
    ...storage,
    read: (key) => withMaking(key, storage.read),
    find: (key) => withMaking(key, storage.find),
  };
}
