import type { z } from "zod";
import { readText } from "./read-body.server.ts";
import { refuseOwnBody } from "./read-json.server.ts";

/** Reads a form with all values of each field. Throws a page error (400) for bytes that are no text. */
export async function readFormFields(request: Request): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request));
}

/**
 * Reads a form by its schema; without one its fields are returned as typed, for forms whose messages stand beside the fields. Of two fields
 * with one name the last counts. Throws a page error (400) for bytes that are no text, and for what the schema refuses.
 */
export async function readForm(request: Request): Promise<Record<string, string>>;
export async function readForm<Schema extends z.ZodType>(request: Request, schema: Schema): Promise<z.output<Schema>>;
export async function readForm(request: Request, schema?: z.ZodType): Promise<unknown> {
  const fields = Object.fromEntries(await readFormFields(request));
  if (schema === undefined) return fields;
  const parsed = schema.safeParse(fields);
  return parsed.success ? parsed.data : refuseOwnBody(parsed.error, request);
}
