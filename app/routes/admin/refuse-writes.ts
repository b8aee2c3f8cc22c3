import { throwPageError } from "#app/platform/errors.ts";

/**
 * Refuses forms that are sent to a screen with an error page of its own: without an action, that error page would hide the answer that
 * nothing can be sent there.
 */
export function action(): never {
  throwPageError(405, {}, { allow: "GET, HEAD" });
}
