/** Where in a picture its subject is, in percent from its left and its upper edge. */
export interface FocalPoint {
  x: number;
  y: number;
}

/** The focal point of a picture that has none of its own. */
export const CENTER: FocalPoint = { x: 50, y: 50 };
/** Focal points lie this many percent apart, so that the style sheet needs one rule for each. */
export const FOCUS_STEP = 5;

const SUFFIX = /\.at-(\d?[05]|100)-(\d?[05]|100)(?=\/|$)/;

/** Returns what the address of a picture has behind its key for a focal point: nothing for the center. */
export function focusSuffix({ x, y }: FocalPoint): string {
  return x === CENTER.x && y === CENTER.y ? "" : `.at-${x}-${y}`;
}

/** Returns the focal point that an address names, or null where it names none. */
export function readFocalPoint(address: string): FocalPoint | null {
  const found = SUFFIX.exec(address);
  return found === null ? null : { x: Number(found[1]), y: Number(found[2]) };
}

/** Returns the storage key of a requested file: the focal point in its address is for the page around it. */
export function withoutFocalPoint(address: string): string {
  return address.replace(SUFFIX, "");
}
