type Fields = Readonly<Record<string, unknown>>;

/** The same value however its keys are ordered and whether a missing one is undefined or left out. */
function canonical(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** The fields of two states of one thing that differ, each side with what it had; what one side lacks counts as null. */
export function findDifference(
  before: Fields = {},
  after: Fields = {},
): { before: Record<string, unknown>; after: Record<string, unknown> } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => canonical(before[field]) !== canonical(after[field]),
  );
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((field) => fields[field] !== undefined).map((field) => [field, fields[field]]));
  return { before: pick(before), after: pick(after) };
}

/** A value of the log for the eye: lists with commas, nothing as "". */
export function toAuditText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(toAuditText).join(", ");
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "object") return JSON.stringify(value);
  return String(value);
}

/** `priceCents`, `price_cents` → "Price cents". */
export function toFieldTitle(field: string): string {
  const words = field
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll(/[_-]+/g, " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
