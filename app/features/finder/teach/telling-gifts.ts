/** A gift that could be asked about. */
export interface Candidate {
  /** How much is not known of it: the sum of p (1 − p) over the claims that would be asked. */
  doubt: number;
  /** The vector of its name's words, of length one, or of zeros. */
  vector: Float64Array;
}

/**
 * Chooses the gifts whose answers would teach most, the most telling first. An answer about a gift settles doubts about the gifts that are like
 * it, as far as nothing has settled them already: each next gift is the one with the largest Σ doubt(h) · max(0, likeness(g, h) − settled(h))
 * over all gifts h, where settled(h) is the likeness of h to the most similar gift that was taught or is chosen. So doubt, the number of alike
 * gifts and variety count at once. Returns the places of the chosen.
 */
export function chooseTelling(candidates: readonly Candidate[], taught: readonly Float64Array[], most: number): number[] {
  const alike = candidates.map(({ vector }, place) =>
    Float32Array.from(candidates, ({ vector: of }, other) => (other === place ? 1 : likeness(vector, of))),
  );
  const settled = candidates.map(({ vector }) => taught.reduce((nearest, other) => Math.max(nearest, likeness(vector, other)), 0));
  const worthOf = (likenesses: Float32Array) =>
    candidates.reduce(
      (worth, { doubt }, other) => worth + doubt * Math.max(0, (likenesses[other] as number) - (settled[other] as number)),
      0,
    );
  const left = new Map(alike.entries());
  const chosen: number[] = [];
  while (chosen.length < most) {
    const [best] = [...left]
      .map(([place, likenesses]) => ({ place, likenesses, worth: worthOf(likenesses) }))
      .toSorted((one, other) => other.worth - one.worth);
    if (best === undefined || best.worth <= 0) break;
    chosen.push(best.place);
    left.delete(best.place);
    for (const [other, likeness] of best.likenesses.entries()) settled[other] = Math.max(settled[other] as number, likeness);
  }
  return chosen;
}

function likeness(one: Float64Array, other: Float64Array): number {
  let product = 0;
  for (let at = 0; at < one.length; at++) product += (one[at] as number) * (other[at] as number);
  return Math.max(0, product);
}
