import { data } from "react-router";
import type { FormFailure } from "#app/features/accounts/components/use-failure.ts";
import { BUSY_TEXT, describeWait, TOASTS } from "#app/features/accounts/texts.ts";
import type { ToastMessage } from "#app/features/accounts/types.ts";
import type { FieldErrors } from "#app/platform/body-schemas.ts";
import { log } from "#app/platform/log.server.ts";
import { withoutSecrets } from "./secret-fields.ts";

interface Wait {
  reason: "rate-limited" | "busy";
  retryAfterSeconds: number;
}

type Refusal = ReturnType<typeof refuse>;

/** Refuses a form with a message; its typed values come back, except passwords and codes. */
export function refuse(
  fields: Record<string, string>,
  toast: ToastMessage,
  { status = 422, errors, retryAfterSeconds }: { status?: number; errors?: FormFailure["errors"]; retryAfterSeconds?: number } = {},
) {
  const failure: FormFailure = { intent: fields.intent ?? "", toast, errors, typed: withoutSecrets(fields) };
  const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return data({ failure }, { status, headers });
}

/** Refuses a form that was sent too often (R3): 429 with Retry-After. */
export function refuseRateLimited(fields: Record<string, string>, title: string, retryAfterSeconds: number): Refusal {
  const description = `Too many attempts. ${describeWait(retryAfterSeconds)}`;
  return refuse(fields, { title, description, type: "destructive" }, { status: 429, retryAfterSeconds });
}

/** Refuses a form for now: one that was sent too often, or that came while too many others wait (503 with Retry-After). */
export function refuseForNow(fields: Record<string, string>, title: string, wait: Wait): Refusal {
  const { retryAfterSeconds } = wait;
  if (wait.reason === "rate-limited") return refuseRateLimited(fields, title, retryAfterSeconds);
  return refuse(fields, { title, description: BUSY_TEXT, type: "destructive" }, { status: 503, retryAfterSeconds });
}

/** Refuses a form with the error of each field. */
export function refuseFaults({ typed, errors }: { typed: Record<string, string>; errors: FieldErrors }, toast: ToastMessage): Refusal {
  return refuse(typed, toast, { errors });
}

/**
 * Returns the result of `work`; an unexpected error is logged and becomes a refusal with all typed values (503). Page errors and redirects,
 * which are thrown on purpose, pass through.
 */
export async function refuseOnError<T>(work: Promise<T>, fields: Record<string, string>, requestId: string): Promise<T | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, requestId }, "unexpected error");
    return refuse(fields, TOASTS.unexpected, { status: 503 });
  }
}

/** Returns the headers of a page whose form may have been refused for now. */
export function retryAfterHeaders({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const retryAfter = actionHeaders.get("retry-after");
  return { "cache-control": "private, no-store", ...(retryAfter === null ? {} : { "retry-after": retryAfter }) };
}
