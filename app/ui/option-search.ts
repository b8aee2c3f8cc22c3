export interface Option {
  id: string;
  name: string;
  /** An emoji or another short symbol before the name. */
  icon?: string | null;
}

/** Returns a text as it is compared with what somebody types: without accents and case. */
export const foldText = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** Returns the options whose names contain the typed text, ignoring accents and case; those that begin with it come first. */
export function searchOptions<T extends Option>(options: readonly T[], typed: string): T[] {
  const wanted = foldText(typed);
  if (wanted === "") return [...options];
  const found = options.filter(({ name }) => foldText(name).includes(wanted));
  const begins = ({ name }: Option) => (foldText(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

/** True where an option has exactly this name, ignoring accents and case. */
export function hasOptionNamed(options: readonly Option[], typed: string): boolean {
  const wanted = foldText(typed);
  return options.some(({ name }) => foldText(name) === wanted);
}
