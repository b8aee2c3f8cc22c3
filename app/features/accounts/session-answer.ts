import { nullable, object, oneOf, text, type ValueOf } from "#app/platform/answers/shapes.ts";
import { NOTICES, ROLES } from "./types.ts";

/** The answer of `/session`: what the browser learns about its user from the one small request after a page has loaded. */
export const sessionAnswer = object({
  user: nullable(object({ id: text, email: text, name: text, role: nullable(oneOf(...ROLES)) })),
  /** The user's marketplace, as the suffix of its host: `com`, `co.uk`, … */
  marketplace: text,
  /** What has just been done and is to be announced once, or null. */
  notice: nullable(oneOf(...NOTICES)),
});
export type SessionAnswer = ValueOf<typeof sessionAnswer>;
