export interface Option {
  id: string;
  name: string;
  /** An emoji or another short sign before the name. */
  icon?: string | null;
}

const fold = (text: string) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

/** The options whose name contains what was typed, accents and case aside; those that begin with it first. */
export function searchOptions<T extends Option>(options: readonly T[], typed: string): T[] {
  const wanted = fold(typed);
  if (wanted === "") return [...options];
  const found = options.filter(({ name }) => fold(name).includes(wanted));
  const begins = ({ name }: Option) => (fold(name).startsWith(wanted) ? 0 : 1);
  return found.toSorted((a, b) => begins(a) - begins(b));
}

/** Whether an option has exactly this name, accents and case aside. */
export function hasOptionNamed(options: readonly Option[], typed: string): boolean {
  const wanted = fold(typed);
  return options.some(({ name }) => fold(name) === wanted);
}
