import { ERROR_TITLES } from "#app/platform/errors.ts";

/** Returns an `application/problem+json` answer, the error format for programs. */
export function problemResponse(status: number, requestId: string, detail?: string): Response {
  const title = (ERROR_TITLES as Record<number, string>)[status] ?? "Request refused";
  return new Response(JSON.stringify({ type: "about:blank", title, status, detail, requestId }), {
    status,
    headers: { "content-type": "application/problem+json; charset=utf-8", "cache-control": "no-store" },
  });
}
