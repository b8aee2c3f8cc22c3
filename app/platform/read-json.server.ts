import type { z } from "zod";
import { throwPageError } from "./errors.ts";
import { log } from "./log.server.ts";
import { redactPath } from "./redacted-path.ts";
import { REFUSED_BODY } from "./problem.ts";
import { readText } from "./read-body.server.ts";
import { currentRequestId } from "./request-scope.server.ts";

const MAX_NAMED = 5;
const MAX_NAME_LENGTH = 100;

/** Where in a body the schema found a fault, and of which kind: `aiCategories.theme.0.taxonomy (unrecognized_keys)`. Names only, never what was sent. */
function nameFaults(error: z.ZodError): string[] {
  return error.issues.slice(0, MAX_NAMED).map((issue) => {
    const place = [...issue.path, ...(issue.code === "unrecognized_keys" ? [issue.keys[0]] : [])].map(String).join(".");
    return `${place.slice(0, MAX_NAME_LENGTH) || "body"} (${issue.code})`;
  });
}

/** True where the schema met a field that it does not have: no message beside a field could say so. */
export function hasForeignFields(error: z.ZodError): boolean {
  return error.issues.some(({ code }) => code === "unrecognized_keys");
}

/**
 * Refuses what a page of this site has sent and its schema does not take. No reader can cause that by typing, so it is our fault: the log and
 * the answer name the fields, under the request's id. Throws a page error (400).
 */
export function refuseOwnBody(error: z.ZodError, request?: Request): never {
  const refused = nameFaults(error);
  const path = request === undefined ? undefined : redactPath(new URL(request.url).pathname);
  log.warn({ path, refused }, "a page of ours sent what its schema refuses");
  throwPageError(400, { detail: `${REFUSED_BODY}: ${refused.join(", ")}.`, requestId: currentRequestId() });
}

/** Reads a body as JSON, by its schema. Throws a page error (400) for what is no JSON, or what the schema refuses. */
export async function readJson<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>> {
  return parseJson(await readText(request), schema, request);
}

/** Reads a text as JSON, in the same way: the body of a request that was received as it streamed. */
export function parseJson<Schema extends z.ZodType>(text: string, schema: Schema, request: Request): z.output<Schema> {
  let sent: unknown;
  try {
    sent = JSON.parse(text);
  } catch {
    throwPageError(400, { detail: "The body must be JSON." });
  }
  const parsed = schema.safeParse(sent);
  return parsed.success ? parsed.data : refuseOwnBody(parsed.error, request);
}
