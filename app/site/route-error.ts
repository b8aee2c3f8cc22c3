import { isRouteErrorResponse } from "react-router";
import { ERROR_TITLES, type ErrorDetails } from "#app/platform/errors.ts";

/** The content of an error page. `detail` and `requestId` are present only where the server provided them. */
export interface RouteError extends ErrorDetails {
  status: number;
}

/**
 * Reads whatever a route threw. An error of the browser itself (a script that could not be fetched, for example) counts as a 500 without a
 * request id.
 */
export function readRouteError(error: unknown): RouteError {
  if (!isRouteErrorResponse(error)) return { status: 500, title: ERROR_TITLES[500] };
  const details: Partial<ErrorDetails> = typeof error.data === "object" && error.data !== null ? error.data : {};
  const known = (ERROR_TITLES as Record<number, string>)[error.status];
  return { ...details, status: error.status, title: details.title ?? known ?? ERROR_TITLES[500] };
}
