import { fieldsOf } from "../links.rules.ts";

interface HiddenFieldsProps {
  /** The present address's query. */
  query: string;
  /** The names that the form asks for itself. */
  without: readonly string[];
}

/** Carries the brief through a plain GET form. */
export function HiddenFields({ query, without }: HiddenFieldsProps) {
  return fieldsOf(query, without).map(([name, value], index) => <input key={`${index}-${name}`} type="hidden" name={name} value={value} />);
}

/** Says in a form that asks for person or occasion what they were before, so that what followed from them goes with them. */
export function FieldsBefore({ query, names }: { query: string; names: readonly ("person" | "occasion")[] }) {
  const params = new URLSearchParams(query);
  return names.map((name) => (
    <input key={name} type="hidden" name={name === "person" ? "wasPerson" : "wasOccasion"} value={params.get(name)?.split("*")[0] ?? ""} />
  ));
}
