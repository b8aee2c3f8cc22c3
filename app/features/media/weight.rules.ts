/** What a picture's head tells of how much memory reading it takes. */
export interface PictureHead {
  /** As the image library names it; AVIF is "heif". */
  format: string;
  width: number;
  height: number;
  channels: number;
  /** "uchar", "ushort", … */
  depth: string;
  /** Interlaced, or progressive. */
  isProgressive: boolean;
  chromaSubsampling?: string | undefined;
}

/** Pictures that are read line by line are light whatever their size; these have to be held whole. */
const MAX_HELD_BYTES = 205_000_000;

/** Bytes a pixel that libheif holds of an AVIF, with any subsampling (measured: 16 to 18). */
const AVIF_BYTES = 16;
/** A coefficient of a progressive JPEG takes two bytes; of the two colours there is a quarter, a half, or all. */
const COEFFICIENT_BYTES = 2;
const COLOUR_SHARE: Record<string, number> = { "4:2:0": 1.5, "4:2:2": 2 };
/** An interlaced PNG is held in all its channels, and while it is resized a quarter more (measured). */
const INTERLACED_FACTOR = 1.3;

/** The bytes that have to be held at once to read a picture; 0 where it is read line by line. */
function heldBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling = "" }: PictureHead): number {
  const pixels = width * height;
  if (format === "heif") return pixels * AVIF_BYTES;
  if (!isProgressive) return 0;
  if (format === "jpeg") return pixels * (COLOUR_SHARE[chromaSubsampling] ?? channels) * COEFFICIENT_BYTES;
  return pixels * channels * (depth === "uchar" ? 1 : 2) * INTERLACED_FACTOR;
}

/** True for a picture that cannot be read in the memory that there is for it (U2): a large AVIF, a very large interlaced one. */
export function isTooHeavy(head: PictureHead): boolean {
  return heldBytes(head) > MAX_HELD_BYTES;
}
