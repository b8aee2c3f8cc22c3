import type { z } from "zod";

export type QueryReading<T> = { ok: true; value: T } | { ok: false; detail: string };

/**
 * Parses the parameters of a URL by a strict schema; an unknown, repeated or invalid one is reported by its name (I1, I3). `aliases` are
 * other names for parameters.
 */
export function readQuery<Schema extends z.ZodObject>(
  schema: Schema,
  url: string,
  aliases: Readonly<Record<string, string>> = {},
): QueryReading<z.output<Schema>> {
  const given: Record<string, string> = {};
  for (const [written, value] of new URL(url).searchParams) {
    const name = Object.hasOwn(aliases, written) ? (aliases[written] as string) : written;
    const parameter = `parameter ${JSON.stringify(written.slice(0, 50))}`;
    if (!Object.hasOwn(schema.shape, name)) return { ok: false, detail: `Unknown ${parameter}.` };
    if (Object.hasOwn(given, name)) return { ok: false, detail: `The ${parameter} can only be given once.` };
    given[name] = value;
  }
  const parsed = schema.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const issue = parsed.error.issues[0];
  return { ok: false, detail: `Parameter ${JSON.stringify(issue?.path.join(".") ?? "")} ${issue?.message ?? "isn’t valid"}.` };
}
