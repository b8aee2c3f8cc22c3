import { type FormShape, plainShape } from "./merge.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const partsOf = (value: Record<string, unknown>) => Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Returns JSON in which the parts of each object stand in one order: a database returns them in another than they were sent in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) => (isObject(part) ? Object.fromEntries(partsOf(part)) : part)) ?? "";

/** Returns the shape of a form whose fields are values of JSON, each compared and merged as a whole. */
export function jsonShape<Form extends Record<Field, unknown>, Field extends keyof Form & string>(
  fields: readonly Field[],
): FormShape<Form, Field> {
  return { ...plainShape<Form, Field>(fields), isSame: (one, other, field) => inOrder(one[field]) === inOrder(other[field]) };
}

/** Returns a value of JSON as a line of text for people: what stands in it, without the names of its parts. */
export function describeJson(value: unknown): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) return value.length === 0 ? "None" : value.map(describeJson).join("; ");
  if (isObject(value))
    return partsOf(value)
      .map(([, part]) => describeJson(part))
      .join(", ");
  return value === null || value === "" ? "None" : String(value);
}
