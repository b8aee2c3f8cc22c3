import { z } from "zod";

/** The schemas that a route gives to `readForm` and `readJson` where it answers faults itself instead of leaving their refusal to them. */

/** The first error of each field of a form. */
export type FieldErrors = Record<string, string>;

/** What somebody has typed into a form, with its value or the faults that stand beside its fields. */
export type TypedForm<Value> = { typed: Record<string, string> } & ({ ok: true; value: Value } | { ok: false; errors: FieldErrors });

/** A form without fields. */
export const emptyForm = z.strictObject({});

/** Texts by their names. A record of zod's would leave a field `__proto__` out instead of letting the form's schema refuse it. */
const typedFields = z.custom<Record<string, string>>(
  (sent) =>
    typeof sent === "object" && sent !== null && !Array.isArray(sent) && Object.values(sent).every((value) => typeof value === "string"),
);

/** Fields that pages fill in automatically, so that a wrong value cannot be the user's mistake. */
const HIDDEN_FIELDS: readonly string[] = ["intent", "kind", "id", "token"];

/**
 * Reads a form whose faults are answered beside its fields. Refuses one with fields that this site's pages do not send, or other values where
 * they leave no choice (Z5): in the usual hidden fields, and in those that are named as `hidden`.
 */
export function typedForm<Schema extends z.ZodType>(schema: Schema, hidden: readonly string[] = []) {
  return typedFields.transform((typed, context): TypedForm<z.output<Schema>> => {
    const parsed = schema.safeParse(typed);
    if (parsed.success) return { ok: true, typed, value: parsed.data };
    const errors: FieldErrors = {};
    for (const issue of parsed.error.issues) {
      const field = String(issue.path[0] ?? "");
      if (issue.code === "unrecognized_keys" || HIDDEN_FIELDS.includes(field) || hidden.includes(field))
        // Its code and its fields belong together, which the union of all kinds does not say of a copy.
        context.issues.push({ ...issue, input: typed } as z.core.$ZodRawIssue);
      else errors[field] ??= Object.hasOwn(typed, field) ? issue.message : "Please fill in this field.";
    }
    return { ok: false, typed, errors };
  });
}

/** Reads any value and says whether it fits the schema, for answers that word the fault in their own way. */
export function outcomeOf<Schema extends z.ZodType>(schema: Schema) {
  return z.unknown().transform((sent) => schema.safeParse(sent));
}
