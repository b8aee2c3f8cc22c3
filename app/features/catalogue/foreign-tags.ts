/** At most this many tags are named; the others are only counted. */
const MAX_NAMED = 5;

interface ForeignTagReport {
  add(tag: string): void;
  /** Returns the result as a sentence for the editor, or null where there were no foreign tags. */
  read(): string | null;
}

/** Counts the links of an import that carried a tag that is not ours. */
export function createForeignTagReport(): ForeignTagReport {
  const links = new Map<string, number>();
  return {
    add: (tag) => void links.set(tag, (links.get(tag) ?? 0) + 1),
    read() {
      if (links.size === 0) return null;
      const count = [...links.values()].reduce((sum, each) => sum + each, 0);
      const named = [...links.keys()].slice(0, MAX_NAMED).join(", ");
      const others = links.size > MAX_NAMED ? ` and ${links.size - MAX_NAMED} more` : "";
      const subject =
        count === 1 ? "1 link carried a tag that isn’t yours" : `${count.toLocaleString("en-US")} links carried tags that aren’t yours`;
      return `${subject} (${named}${others}). We replaced ${count === 1 ? "it" : "them"} with yours.`;
    },
  };
}
