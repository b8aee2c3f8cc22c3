import type { ColorName } from "../parts/colors.ts";
import type { MotifName } from "../parts/motifs.ts";
import type { Pen } from "../parts/pen.ts";

/** What distinguishes one thing of a kind from another. */
export interface Looks {
  /** The main color, and that of what is beside it (a lid, a handle, a lining). */
  color: string;
  accent: string;
  /** A small picture on a cover, a label or a fabric. */
  motif: MotifName;
  /** A variant of the kind, of which each kind knows some. */
  form: string;
  /** How many, where a kind comes in sets. */
  count: number;
}

/**
 * How a thing is seen: standing on the table with its foot at 0 0, at most 340 high and 400 wide; lying, seen from above, or hanging on the
 * wall, with its middle at 0 0 and at most 400 wide and high.
 */
export type View = "standing" | "lying" | "hanging";

/** How a kind of thing is drawn. */
export interface Kind {
  view: View;
  /** The half width of the pool of shadow below it; 0 for what casts its own. */
  foot: number;
  /** The colors that it usually comes in, and those of its second part. */
  colors: readonly ColorName[];
  accents: readonly ColorName[];
  draw: (pen: Pen, looks: Looks) => string;
}

/** The kinds of a family by their names. */
export type Family = Readonly<Record<string, Kind>>;

/** Declares a standing kind. */
export const standingKind = (foot: number, colors: readonly ColorName[], accents: readonly ColorName[], draw: Kind["draw"]): Kind => ({
  view: "standing",
  foot,
  colors,
  accents,
  draw,
});
/** Declares a kind that lies and is seen from above. */
export const lyingKind = (colors: readonly ColorName[], accents: readonly ColorName[], draw: Kind["draw"]): Kind => ({
  view: "lying",
  foot: 0,
  colors,
  accents,
  draw,
});
/** Declares a kind that hangs on the wall. */
export const hangingKind = (colors: readonly ColorName[], accents: readonly ColorName[], draw: Kind["draw"]): Kind => ({
  view: "hanging",
  foot: 0,
  colors,
  accents,
  draw,
});
