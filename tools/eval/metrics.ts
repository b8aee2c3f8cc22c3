function discountedGain(grades: readonly number[], depth: number): number {
  return grades.slice(0, depth).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0);
}

/**
 * Returns the normalized discounted cumulative gain of a ranking (Järvelin and Kekäläinen 2002, with the gain 2^grade − 1 of Burges et al.
 * 2005): 1 for the best possible order of `available`, the grades of everything there is; null when nothing available has a positive grade.
 */
export function ndcgAt(depth: number, shown: readonly number[], available: readonly number[]): number | null {
  const ideal = discountedGain(
    available.toSorted((a, b) => b - a),
    depth,
  );
  return ideal === 0 ? null : discountedGain(shown, depth) / ideal;
}

/** Returns the share of hits among the first `depth` shown, or among as many as exist if that is fewer; null when none exists. */
export function precisionAt(depth: number, hits: readonly boolean[], existing: number): number | null {
  const places = Math.min(depth, existing);
  return places === 0 ? null : Math.min(hits.slice(0, depth).filter(Boolean).length / places, 1);
}

/** Returns the mean of the values that are not null; NaN when there are none. */
export function meanOf(values: readonly (number | null)[]): number {
  const known = values.filter((value) => value !== null);
  return known.reduce((sum, value) => sum + value, 0) / known.length;
}
