import { sql } from "drizzle-orm";
import sharp from "sharp";
import { recordChange } from "#app/features/accounts/audit.commands.server.ts";
import { holdRight } from "#app/features/accounts/roles.queries.server.ts";
import { MAX_STORED_PICTURE_BYTES } from "#app/features/look/constants.ts";
import type { LookPicture } from "#app/features/look/types.ts";
import { measurePicture } from "#app/features/media/measure-picture.server.ts";
import { database } from "#app/platform/db/database.server.ts";
import { changeRows, idRow, readOneRow } from "#app/platform/db/rows.server.ts";
import { doDearWork } from "#app/platform/work/do-dear-work.server.ts";
import type { LookPictureAnswer } from "./answers.ts";
import { sanitizeSvg } from "./sanitize-svg.ts";

/** A logo is shown at most forty pixels high, and an icon at most 512. */
const MAX_SIDE = 1024;
/** Pictures of a megabyte that unfold to more than this are none of a logo. */
const MAX_PIXELS = 8_000_000;

interface ReadPicture {
  mediaType: "image/png" | "image/svg+xml";
  bytes: Uint8Array;
  width: number;
  height: number;
}

type Reading = { ok: true; picture: ReadPicture } | Extract<LookPictureAnswer, { ok: false }>;

const isSvg = (bytes: Uint8Array) =>
  /^\uFEFF?\s*<(?:\?xml|!--|!doctype\s+svg|svg)/i.test(Buffer.from(bytes.subarray(0, 400)).toString("utf8"));

function readSvg(bytes: Uint8Array): Reading {
  const reading = sanitizeSvg(Buffer.from(bytes).toString("utf8"));
  if (!reading.ok) return { ok: false, reason: reading.element === null ? "not-an-image" : "unsafe-svg", element: reading.element };
  const { svg, width, height } = reading;
  const written = Buffer.from(svg);
  if (written.length > MAX_STORED_PICTURE_BYTES) return { ok: false, reason: "too-heavy", element: null };
  return { ok: true, picture: { mediaType: "image/svg+xml", bytes: written, width, height } };
}

/** Draws a picture anew as PNG, so that nothing of its file stays but its pixels (U3). */
async function readPixels(bytes: Uint8Array): Promise<Reading> {
  const measured = await measurePicture(bytes);
  if (!measured.ok) return { ok: false, reason: measured.reason, element: null };
  if (measured.width * measured.height > MAX_PIXELS) return { ok: false, reason: "too-many-pixels", element: null };
  try {
    for (const side of [MAX_SIDE, MAX_SIDE / 2, MAX_SIDE / 4]) {
      const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
        .timeout({ seconds: 10 })
        .autoOrient()
        .resize(side, side, { fit: "inside", withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      if (data.length > MAX_STORED_PICTURE_BYTES) continue;
      return { ok: true, picture: { mediaType: "image/png", bytes: data, width: info.width, height: info.height } };
    }
    return { ok: false, reason: "too-heavy", element: null };
  } catch {
    return { ok: false, reason: "not-an-image", element: null };
  }
}

/**
 * Stores a logo or an icon under a random name (U3): pictures as PNG, drawings as SVG that has nothing but shapes. Its type is told by its bytes
 * (U1). Nothing shows it until a look is saved that names it. "not-allowed" where the actor lost the right to it meanwhile.
 */
export async function keepLookPicture(
  actorId: string,
  bytes: Uint8Array,
): Promise<LookPictureAnswer | { ok: false; reason: "not-allowed" }> {
  const reading = await doDearWork("share-picture", async () => (isSvg(bytes) ? readSvg(bytes) : readPixels(bytes)));
  if (!reading.ok) return reading;
  const { mediaType, bytes: stored, width, height } = reading.picture;
  return database().transaction(async (transaction) => {
    if (!(await holdRight("site", actorId, transaction))) return { ok: false, reason: "not-allowed" };
    const { id } = await readOneRow(transaction, idRow)`
      insert into look_pictures (media_type, bytes, width, height, created_by)
      values (${mediaType}, ${sql.param(Buffer.from(stored))}, ${width}, ${height}, ${actorId}) returning id`;
    const type: LookPicture["type"] = mediaType === "image/png" ? "png" : "svg";
    const subject = { kind: "look", id, name: "Picture" } as const;
    await recordChange(transaction, { actorId, action: "created", subject, after: { type, width, height } });
    return { ok: true, picture: { id, type, width, height } };
  });
}

/** Deletes pictures that no retained look names; a young one may be part of a look that is being made. */
export async function removeUnusedLookPictures(transaction: Parameters<typeof changeRows>[0]): Promise<void> {
  await changeRows(transaction)`
    delete from look_pictures p where created_at < now() - interval '2 days' and not exists (
      select from look_versions v where v.look -> 'logo' ->> 'id' = p.id::text or v.look -> 'icon' ->> 'id' = p.id::text)`;
}
