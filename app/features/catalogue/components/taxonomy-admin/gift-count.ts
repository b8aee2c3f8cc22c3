/** Returns "1 gift uses", "12 gifts use" or "No gift uses". */
export function sayGiftCount(count: number): string {
  if (count === 0) return "No gift uses";
  return count === 1 ? "1 gift uses" : `${count} gifts use`;
}
