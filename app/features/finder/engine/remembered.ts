interface Bounds {
  /** So many texts; then it begins anew. */
  most: number;
  /** In characters. Longer texts are not remembered. */
  longest: number;
}

/** `make` with a memory for what it has made of short texts that come again and again. `make` must depend on nothing but the text. */
export function remembered<Made>(make: (text: string) => Made, { most, longest }: Bounds): (text: string) => Made {
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
