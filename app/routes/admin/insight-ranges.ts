/** The numbers of days over which insights are counted, and the one that is shown first. */
export const RANGES = [7, 30, 90] as const;
const USUAL_RANGE = 30;

/** Returns the number of days that a request asks for, or the usual one. */
export function rangeOf(request: Request): (typeof RANGES)[number] {
  const asked = Number(new URL(request.url).searchParams.get("days"));
  return RANGES.find((range) => range === asked) ?? USUAL_RANGE;
}
