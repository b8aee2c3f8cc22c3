import { FINDER_PATH, MAX_SENT_LENGTH } from "./screen-texts.ts";

/** URLs of the finder, made from the current URL's query (without its question mark). This file knows neither briefs nor the lexicon. */

export function finderLink(query: URLSearchParams | string): string {
  const text = query.toString();
  return text === "" ? FINDER_PATH : `${FINDER_PATH}?${text}`;
}

/** Returns a link with this value instead of all others of its name; an empty value removes the name. */
export function linkWith(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  params.delete(name);
  if (value !== "") params.append(name, value);
  return finderLink(params);
}

/** Returns a link with this value beside others of its name, without duplicates. */
export function linkAdding(query: string, name: string, value: string): string {
  const params = new URLSearchParams(query);
  params.delete(name, value);
  params.append(name, value);
  return finderLink(params);
}

/** Returns a link without this value of a name, or without the name where no value is given. */
export function linkWithout(query: string, name: string, value?: string): string {
  const params = new URLSearchParams(query);
  params.delete(name, value);
  return finderLink(params);
}

/** Returns the fields that a plain form has to carry along, so that its answer preserves everything but the parts it asks for itself. */
export function fieldsOf(query: string, without: readonly string[]): [name: string, value: string][] {
  return [...new URLSearchParams(query)].filter(([name]) => !without.includes(name));
}

/** Returns the field that sends what a parameter was before a form, so that what was derived from it is removed with it. */
export function fieldBefore(param: string): string {
  return `was${param.charAt(0).toUpperCase()}${param.slice(1)}`;
}

/** True for form fields that would make a URL longer than some servers accept. */
export function isTooLongToSend(fields: URLSearchParams): boolean {
  return fields.toString().length > MAX_SENT_LENGTH;
}

/** Returns a brief's query with the current URL's view parameter: how many gifts are shown. */
export function asSeenIn(briefQuery: string, here: URLSearchParams): string {
  const params = new URLSearchParams(briefQuery);
  for (const count of here.getAll("show").slice(0, 1)) params.set("show", count);
  return params.toString();
}

/** Returns the part of a URL that decides which gifts are shown. */
export function resultKeyOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete("gift");
  return params.toString();
}
