import { errorsByPlace } from "#app/features/look/schema.ts";
import { findLookPicture } from "#app/features/look/stored-looks.queries.server.ts";
import type { Look, LookPicture } from "#app/features/look/types.ts";
import type { LookFileAnswer } from "./answers.ts";
import { keepLookPicture } from "./look-pictures.commands.server.ts";
import { type LookFile, lookFileSchema } from "./schema.ts";

async function embed(picture: LookPicture | null): Promise<{ data: string } | null> {
  const bytes = picture === null ? null : await findLookPicture(picture.id, picture.type);
  return bytes === null ? null : { data: bytes.toString("base64") };
}

/** Returns a look as a file for another site, or for later. */
export async function writeLookFile({ logo, icon, ...look }: Look): Promise<string> {
  const file: LookFile = { format: "presently-look", version: 1, look, logo: await embed(logo), icon: await embed(icon) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Objects and lists of a file; a look has some sixty. Millions of open brackets would take forty bytes of memory each. */
const MAX_PARTS = 2000;

const refuse = (message: string): LookFileAnswer => ({ ok: false, message });

/**
 * Reads a file of writeLookFile and stores its pictures as if they had been uploaded. The look is returned for the editor to show; nothing of
 * the site changes until it is saved. "not-allowed" where the actor is no admin any more.
 */
export async function readLookFile(actorId: string, text: string): Promise<LookFileAnswer | "not-allowed"> {
  if (text.split(/[[{]/, MAX_PARTS + 1).length > MAX_PARTS)
    return refuse("This file isn’t a look: it has more parts than a look can have.");
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    return refuse("This file isn’t a look: it isn’t JSON.");
  }
  const parsed = lookFileSchema.safeParse(sent);
  if (!parsed.success) {
    const [[place, message] = ["", ""]] = Object.entries(errorsByPlace(parsed.error));
    return refuse(`This site can’t use the look in this file. At ${place}: ${message}`);
  }
  const pictures: Record<"logo" | "icon", LookPicture | null> = { logo: null, icon: null };
  for (const place of ["logo", "icon"] as const) {
    const embedded = parsed.data[place];
    if (embedded === null) continue;
    const kept = await keepLookPicture(actorId, Buffer.from(embedded.data, "base64"));
    if (!kept.ok) return kept.reason === "not-allowed" ? "not-allowed" : refuse(`The ${place} in this file can’t be used.`);
    pictures[place] = kept.picture;
  }
  return { ok: true, look: { ...parsed.data.look, ...pictures } };
}
