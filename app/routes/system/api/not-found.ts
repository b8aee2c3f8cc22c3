import { throwPageError } from "#app/platform/errors.ts";

/** Answers every path under /api that no other route matches. */
export function loader(): never {
  throwPageError(404, { detail: "There is no such endpoint. /api/openapi.json describes those that there are." });
}

export const action = loader;
