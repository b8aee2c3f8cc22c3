import { data } from "react-router";
import type { z } from "zod";
import type { FormFailure } from "#app/features/accounts/components/use-failure.ts";
import { readFields } from "#app/features/accounts/schema.ts";
import { describeWait, TOASTS } from "#app/features/accounts/texts.constants.ts";
import type { Saying } from "#app/features/accounts/types.ts";
import { throwPageError } from "#app/platform/errors.ts";
import { log } from "#app/platform/log.server.ts";

/** Typed into fields of these names, nothing comes back. */
const SECRETS: readonly string[] = ["password", "current", "next", "code", "token"];

type Refusal = ReturnType<typeof refuse>;

/** A form that was refused: what to say, and what was typed, but for passwords and codes. */
export function refuse(
  fields: Record<string, string>,
  toast: Saying,
  { status = 422, errors, retryAfterSeconds }: { status?: number; errors?: FormFailure["errors"]; retryAfterSeconds?: number } = {},
) {
  const typed = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRETS.includes(name)));
  const failure: FormFailure = { intent: fields.intent ?? "", toast, errors, typed };
  const headers: HeadersInit = retryAfterSeconds === undefined ? {} : { "retry-after": String(retryAfterSeconds) };
  return data({ failure }, { status, headers });
}

/** A form that came too often (R3): 429 with Retry-After. */
export function refuseForNow(fields: Record<string, string>, title: string, retryAfterSeconds: number): Refusal {
  const description = `Too many attempts. ${describeWait(retryAfterSeconds)}`;
  return refuse(fields, { title, description, type: "destructive" }, { status: 429, retryAfterSeconds });
}

/** The fields of a form, or its refusal with what is wrong beside each. Throws 400 for what our pages do not send (Z5). */
export function readOrRefuse<T extends z.ZodType>(
  schema: T,
  fields: Record<string, string>,
  toast: Saying,
): { ok: true; value: z.output<T> } | { ok: false; refusal: Refusal } {
  const reading = readFields(schema, fields);
  if (reading.ok) return reading;
  if (reading.isStrange) throwPageError(400, { detail: "This form was not sent by one of our pages." });
  return { ok: false, refusal: refuse(fields, toast, { errors: reading.errors }) };
}

/**
 * What `work` answers; an accident on the way is logged, said, and loses nothing of what was typed (503). Not for what is thrown on
 * purpose: page errors and redirects.
 */
export async function orUnexpected<T>(work: Promise<T>, fields: Record<string, string>, requestId: string): Promise<T | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    log.error({ err: error, requestId }, "unexpected error");
    return refuse(fields, TOASTS.unexpected, { status: 503 });
  }
}

/** The headers of a page whose form may have been refused for now. */
export function passRetryAfter({ actionHeaders }: { actionHeaders: Headers }): HeadersInit {
  const retryAfter = actionHeaders.get("retry-after");
  return { "cache-control": "private, no-store", ...(retryAfter === null ? {} : { "retry-after": retryAfter }) };
}
