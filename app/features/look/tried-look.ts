import { object, oneOf, valueOrNull } from "#app/platform/answers/shapes.ts";
import { lookShape } from "./look-shape.ts";
import type { Look } from "./types.ts";

const KIND = "presently-look";
const message = object({ kind: oneOf(KIND), look: lookShape });

/** The message by which a preview says that it can be given a look. */
export const PREVIEW_READY = "presently-preview-ready";

/** Returns the message by which the editor gives its preview a look. */
export function writeTriedLook(look: Look): { kind: string; look: Look } {
  return { kind: KIND, look };
}

/** Returns the look of such a message; null for any other message. */
export function readTriedLook(data: unknown): Look | null {
  return valueOrNull(message, data)?.look ?? null;
}
