import { data, redirect, type ServerBuild } from "react-router";
import { isDatabaseAway } from "#app/platform/db/database.server.ts";
import { ERROR_TITLES, type ErrorDetails } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";
import { redactPath } from "#app/platform/redacted-path.ts";
import { QueueFullError } from "#app/platform/work/bounded-queue.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { pagePath } from "./route-addresses.ts";
import { problemResponse } from "./problem.ts";

interface HandlerArguments {
  request: Request;
  context: { get(key: typeof requestInfoContext): { requestId: string } };
}
type Handler = (args: HandlerArguments) => unknown;

/** The error that `data(…)` makes and throwPageError throws. */
interface PageError {
  data: unknown;
  init: ResponseInit | null;
}

/** True for errors thrown by `data(…)`, which are intended. */
function isPageError(error: unknown): error is PageError {
  return typeof error === "object" && error !== null && "init" in error && "data" in error;
}

/** What people are told who asked for more than waits already. */
const BUSY_TEXT = "We’re very busy right now. Nothing is lost; please try again in a few seconds.";

/** Returns the page error of work that was not begun: too much waited, or its asker has gone; undefined for every other error. */
function notBegun(error: unknown, { request }: HandlerArguments, requestId: string): PageError | undefined {
  const details: ErrorDetails = { title: ERROR_TITLES[503], detail: BUSY_TEXT, requestId };
  if (error instanceof QueueFullError) return data(details, { status: 503, headers: { "retry-after": String(error.retryAfterSeconds) } });
  return request.signal.aborted && error === request.signal.reason ? data(details, { status: 503 }) : undefined;
}

/** Logs an unexpected error and returns the page error for it. */
function reportUnexpected(error: unknown, { request }: HandlerArguments, requestId: string): PageError {
  const away = isDatabaseAway(error);
  const status = away ? 503 : 500;
  log.error({ err: error, requestId, path: redactPath(new URL(request.url).pathname) }, away ? "the database is away" : "unexpected error");
  const details: ErrorDetails = { title: ERROR_TITLES[status], requestId };
  return data(details, { status, headers: away ? { "retry-after": "5" } : {} });
}

/** Converts a page error to the problem answer for a program. */
function toProblem(error: PageError, requestId: string): Response {
  const response = problemResponse(error.init?.status ?? 500, requestId, (error.data as Partial<ErrorDetails> | null)?.detail);
  for (const [name, value] of new Headers(error.init?.headers)) response.headers.set(name, value);
  return response;
}

/** Redirects from a page that needs a session to the sign-in page, which leads back afterwards. */
function toSignIn(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  // These parameters belong to the router's data requests, not to the page's address.
  searchParams.delete("_routes");
  searchParams.delete("index");
  const query = searchParams.toString();
  return redirect(`/auth?next=${encodeURIComponent(pagePath(pathname) + (query === "" ? "" : `?${query}`))}`);
}

function reporting(handler: Handler, isForPrograms: boolean): Handler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof Response) throw error;
      const { requestId } = args.context.get(requestInfoContext);
      const pageError = isPageError(error) ? error : (notBegun(error, args, requestId) ?? reportUnexpected(error, args, requestId));
      if (isForPrograms) throw toProblem(pageError, requestId);
      throw pageError.init?.status === 401 ? toSignIn(args.request) : pageError;
    }
  };
}

function refusing(allowedMethods: string): Handler {
  return () => {
    throw data({}, { status: 405, headers: { allow: allowedMethods } });
  };
}

/**
 * Wraps every loader and action of the build: an unexpected error is logged once with its request id and becomes an error (500, or 503 when
 * the database is away) that shows nothing but the id: a page, or `application/problem+json` from routes without a page, which also answer
 * 405 where they have no loader or action.
 */
export function withErrorReports(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (route === undefined) return [id, route];
      const isForPrograms = route.module.default === undefined;
      const loader = route.module.loader ?? (isForPrograms ? refusing("POST") : undefined);
      const action = route.module.action ?? (isForPrograms ? refusing("GET, HEAD") : undefined);
      const module = {
        ...route.module,
        ...(loader === undefined ? {} : { loader: reporting(loader as Handler, isForPrograms) }),
        ...(action === undefined ? {} : { action: reporting(action as Handler, isForPrograms) }),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}
