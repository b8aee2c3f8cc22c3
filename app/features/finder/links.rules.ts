import { FINDER_PATH, MAX_SENT_LENGTH } from "./screen.constants.ts";

/** Addresses of the finder, made from the query of the present one (without its question mark). They know no brief and no lexicon. */

export function finderLink(query: URLSearchParams | string): string {
  const text = query.toString();
  return text === "" ? FINDER_PATH : `${FINDER_PATH}?${text}`;
}

/** With this value instead of all others of its name; an empty one takes the name away. */
export function linkWith(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  params.delete(name);
  if (value !== "") params.append(name, value);
  return finderLink(params);
}

/** With this value beside others of its name, and never twice. */
export function linkAdding(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  params.delete(name, value);
  params.append(name, value);
  return finderLink(params);
}

/** Without this value of a name, or without the name. */
export function linkWithout(query: string, name: string, value?: string): string {
  const params = new URLSearchParams(query);
  params.delete(name, value);
  return finderLink(params);
}

/** What a plain form has to carry along so that its answer keeps everything but the parts it asks for itself. */
export function fieldsOf(query: string, without: readonly string[]): [name: string, value: string][] {
  return [...new URLSearchParams(query)].filter(([name]) => !without.includes(name));
}

/** True for a form's fields that not every server on the way would take in an address. */
export function isTooLongToSend(fields: URLSearchParams): boolean {
  return fields.toString().length > MAX_SENT_LENGTH;
}

/** A brief's query with what the present address says of the view of its result: how many gifts. */
export function asSeenIn(briefQuery: string, here: URLSearchParams): string {
  const params = new URLSearchParams(briefQuery);
  for (const count of here.getAll("show").slice(0, 1)) params.set("show", count);
  return params.toString();
}

/** The part of an address that decides which gifts are shown. */
export function resultKeyOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("gift");
  return params.toString();
}
