import { fieldBefore, fieldsOf } from "../results/links.ts";

interface HiddenFieldsProps {
  /** The current URL's query. */
  query: string;
  /** Names of the fields that the form itself contains. */
  without: readonly string[];
}

/** Carries the brief through a plain GET form. */
export function HiddenFields({ query, without }: HiddenFieldsProps) {
  return fieldsOf(query, without).map(([name, value], index) => <input key={`${index}-${name}`} type="hidden" name={name} value={value} />);
}

/** Sends the person and occasion from before the change, so that what was derived from them is removed with them. */
export function FieldsBefore({ query, names }: { query: string; names: readonly string[] }) {
  const params = new URLSearchParams(query);
  return names.map((name) => <input key={name} type="hidden" name={fieldBefore(name)} value={params.get(name)?.split("*")[0] ?? ""} />);
}
