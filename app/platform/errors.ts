import { data } from "react-router";

/** The transport-level codes. A feature's own reasons never join this list: they are returned, not thrown. */
export const ERROR_TITLES = {
  400: "Bad request",
  401: "Sign in first",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  413: "Too large",
  415: "Unsupported media type",
  422: "Invalid input",
  429: "Too many requests",
  500: "Something went wrong",
  503: "Not available right now",
} as const;

export type ErrorStatus = keyof typeof ERROR_TITLES;

/** The content of an error page or an API problem. `detail` is for people; `requestId` finds the log line. */
export interface ErrorDetails {
  title: string;
  detail?: string;
  requestId?: string;
}

/** Throws a page error with a true HTTP status; the nearest error boundary renders it. */
export function throwPageError(status: ErrorStatus, details: Partial<ErrorDetails> = {}, headers?: HeadersInit): never {
  throw data({ title: ERROR_TITLES[status], ...details } satisfies ErrorDetails, { status, headers });
}

/** Thrown for a service (the database, a mail server) that cannot be reached just now. Pages answer 503 with it. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}
