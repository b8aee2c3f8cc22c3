import type { z } from "zod";
import { readText } from "./read-body.server.ts";
import { refuseOwnBody } from "./read-json.server.ts";

/**
 * Reads a form by its schema. `asSent` makes what the schema reads out of all fields: as a rule an object in which the last of several fields
 * with one name counts. Throws a page error (400) for bytes that are no text, and for what the schema refuses.
 */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  asSent: (fields: URLSearchParams) => unknown = Object.fromEntries,
): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(asSent(new URLSearchParams(await readText(request))));
  return parsed.success ? parsed.data : refuseOwnBody(parsed.error, request);
}
