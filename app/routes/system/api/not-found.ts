import { throwPageError } from "#app/platform/errors.ts";

/** Answers every path under /api that no other route matches. */
export function loader(): never {
  throwPageError(404, { detail: "There’s no such endpoint. See /api/openapi.json for the ones there are." });
}

export const action = loader;
