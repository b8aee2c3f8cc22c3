interface Bounds {
  /** Maximum number of cached texts; a full cache is cleared. */
  most: number;
  /** Length limit in characters; the results of longer texts are not cached. */
  longest: number;
}

/** Returns `make` with a cache for its results for short, recurring texts. `make` must depend on nothing but the text. */
export function memoize<Made>(make: (text: string) => Made, { most, longest }: Bounds): (text: string) => Made {
  const known = new Map<string, Made>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const made = make(text);
    if (text.length > longest) return made;
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
