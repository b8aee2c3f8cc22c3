import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { encodeWidth } from "#app/features/media/picture-sizes.server.ts";
import { MEDIA_FORMATS, MEDIA_WIDTHS, type MediaFormat, type MediaWidth } from "#app/features/media/media-paths.ts";
import { drawCollage, drawStill } from "#app/features/still-lifes/draw-still.ts";
import { COLLAGE_FOLDER, STILL_FOLDER } from "#app/features/still-lifes/still-address.ts";
import { contentTypeOf, type FoundFile, type Storage } from "#app/platform/storage/storage.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import { COVER_FOLDER, drawDemoCover } from "./pictures/demo-covers.ts";
import { drawDemoGift, PICTURE_FOLDER } from "./pictures/demo-stills.ts";

type Drawer = (name: string, width: MediaWidth) => Uint8Array | null | Promise<Uint8Array | null>;

/** The drawing function for each folder whose pictures are stored once they are drawn. */
const STORED: Record<string, Drawer> = {
  [PICTURE_FOLDER]: drawDemoGift,
  [COVER_FOLDER]: drawDemoCover,
  [STILL_FOLDER]: drawStill,
  // Texts and working copies may still name the folders of former drawings.
  "demo-1": drawDemoGift,
  "demo-covers-1": drawDemoCover,
};
/** As many covers as can be asked for would fill any disk, so the last ones stay in memory, and the others are drawn again. */
const UNSTORED: Record<string, Drawer> = { [COLLAGE_FOLDER]: drawCollage };
const UNSTORED_BYTES = 8 * 1024 * 1024;

const SIZE_KEY = new RegExp(`^(${[...Object.keys(STORED), ...Object.keys(UNSTORED)].join("|")})/([\\w.-]+)/(\\d+)\\.([a-z]+)$`);

function parseKey(key: string): { folder: string; name: string; width: MediaWidth; format: MediaFormat } | null {
  const [, folder = "", name = "", digits, ending] = SIZE_KEY.exec(key) ?? [];
  const width = MEDIA_WIDTHS.find((candidate) => String(candidate) === digits);
  const format = MEDIA_FORMATS.find((candidate) => candidate === ending);
  return width === undefined || format === undefined ? null : { folder, name, width, format };
}

/** Returns the picture that a key names, drawn anew; null where there is no such picture. */
async function drawKey(key: string, drawers: Record<string, Drawer>): Promise<Uint8Array | null> {
  const wanted = parseKey(key);
  const drawing = wanted === null ? null : ((await drawers[wanted.folder]?.(wanted.name, wanted.width)) ?? null);
  if (wanted === null || drawing === null) return null;
  const [encoded] = await encodeWidth(drawing, wanted.width, [wanted.format]);
  return encoded?.bytes ?? null;
}

function toFound(bytes: Uint8Array, key: string): FoundFile {
  const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const stream = (start: number, end: number) => new Blob([bytes.slice(start, end + 1)]).stream();
  return { size: bytes.length, contentType: contentTypeOf(key), etag, stream };
}

/**
 * Returns a storage in which every picture exists that this program draws: of demo gifts, of the kinds of gifts without a picture, and covers.
 * A missing one is made at the first request for it, once, in its turn. Rejects with QueueFullError where too many wait.
 */
export function withDrawnPictures(storage: Storage): Storage {
  const underWay = new Map<string, Promise<void>>();
  const unstored = new LRUCache<string, Uint8Array>({ maxSize: UNSTORED_BYTES, sizeCalculation: ({ length }) => Math.max(length, 1) });

  async function make(key: string): Promise<void> {
    const bytes = await drawKey(key, STORED);
    if (bytes !== null) await storage.write(key, bytes);
  }

  async function remember(key: string): Promise<void> {
    const bytes = await drawKey(key, UNSTORED);
    if (bytes !== null) unstored.set(key, bytes);
  }

  /** Does what a picture takes in its turn. Others may wait for what one has asked for, so it is made though that one has gone. */
  async function madeOnce(key: string, work: (key: string) => Promise<void>): Promise<void> {
    const making = underWay.get(key) ?? doDearWork("demo-picture", () => work(key), { signal: null }).finally(() => underWay.delete(key));
    underWay.set(key, making);
    await making;
  }

  /** Asks for a file again once it is made, where it was missing and is one of ours. */
  async function withMaking<Value>(
    key: string,
    look: (key: string) => Promise<Value | null>,
    toValue: (bytes: Uint8Array, key: string) => Value,
  ): Promise<Value | null> {
    const wanted = parseKey(key);
    if (wanted !== null && Object.hasOwn(UNSTORED, wanted.folder)) {
      if (!unstored.has(key)) await madeOnce(key, remember);
      const bytes = unstored.get(key);
      return bytes === undefined ? null : toValue(bytes, key);
    }
    const stored = await look(key);
    if (stored !== null || wanted === null) return stored;
    await madeOnce(key, make);
    return look(key);
  }

  return {
    ...storage,
    read: (key) => withMaking(key, storage.read, (bytes) => ({ bytes, contentType: contentTypeOf(key) })),
    find: (key) => withMaking(key, storage.find, toFound),
  };
}
