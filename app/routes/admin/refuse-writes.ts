import { throwPageError } from "#app/platform/errors.ts";

/**
 * Nothing is sent to a screen that says itself what it could not load: without an action of its own, its error page would stand in for the
 * answer that there is nothing to send to.
 */
export function action(): never {
  throwPageError(405, {}, { allow: "GET, HEAD" });
}
