import { data, type DataStrategyResult, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import { type Trouble, troubleOf } from "#app/ui/client/trouble.ts";
import { TROUBLE_TEXTS, troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { toastStore } from "#app/ui/toast/toast-store.ts";

/** The status of an answer that stands for one that never came; as an error's, it keeps the router from loading the page's data again. */
export const NO_ANSWER = 503;

/** Returns what prevented a form from being sent or taken; null for what its own page handles (a redirect, a refusal of another kind). */
export function findTrouble(error: unknown): Trouble | null {
  if (error instanceof Response) {
    // Without `next` the page of signing in is where a form has led on purpose, such as that of a new password.
    const isToSignIn = error.headers.get("location")?.startsWith("/auth?next=") === true;
    return isToSignIn ? troubleOf(401) : null;
  }
  if (isRouteErrorResponse(error)) return error.status === 404 ? null : troubleOf(error.status, error.data);
  // `fetch` rejects with a TypeError where there is no connection.
  return error instanceof TypeError ? troubleOf(0) : null;
}

/** Returns what was thrown; the router wraps what is no answer of the server's. */
const unwrap = (error: unknown): unknown =>
  typeof error === "object" && error !== null && "data" in error && error.data instanceof Error ? error.data : error;

/** Says in a notice what was in the way, with the way to sign in beside the page. */
function tell(trouble: Trouble): void {
  const description = trouble.message ?? TROUBLE_TEXTS.denied.description;
  toastStore.add(troubleToast(trouble, { failed: TROUBLE_TEXTS.failed, denied: { ...TROUBLE_TEXTS.denied, description } }));
}

/**
 * Keeps a page, with all that was typed and chosen on it, when one of its forms has no answer: without a connection, a session or the role, an
 * error page would take its place. Forms that say so themselves have caught it before.
 */
export const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({ request }, next) => {
  const results = await next();
  if (request.method === "GET") return results;
  const kept = Object.entries(results).map(([route, result]) => {
    const trouble = result.type === "error" ? findTrouble(unwrap(result.result)) : null;
    if (trouble === null) return [route, result];
    tell(trouble);
    return [route, { type: "data", result: data(undefined, { status: NO_ANSWER }) }];
  });
  return Object.fromEntries(kept) as typeof results;
};
