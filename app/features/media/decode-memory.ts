/** What a picture's header shows about the memory that decoding takes. */
export interface PictureHead {
  /** Format as sharp names it; AVIF is "heif". */
  format: string;
  width: number;
  height: number;
  channels: number;
  /** Sample type as sharp names it: "uchar", "ushort", … */
  depth: string;
  /** True for interlaced PNGs and progressive JPEGs. */
  isProgressive: boolean;
  chromaSubsampling?: string | undefined;
}

/** Memory limit for pictures that have to be decoded as a whole; those that are decoded line by line need little, whatever their size. */
const MAX_HELD_BYTES = 205_000_000;

/** Bytes per pixel that libheif holds for an AVIF, with any subsampling (measured: 16 to 18). */
const AVIF_BYTES = 16;
/**
 * A coefficient of a progressive JPEG takes two bytes; the two chroma channels have a quarter, a half or all of the luma channel's
 * coefficients.
 */
const COEFFICIENT_BYTES = 2;
const COLOUR_SHARE: Record<string, number> = { "4:2:0": 1.5, "4:2:2": 2 };
/** An interlaced PNG is held in all its channels, and a quarter more is needed while it is resized (measured). */
const INTERLACED_FACTOR = 1.3;

/** Returns the bytes that have to be held in memory to decode a picture; 0 where it is decoded line by line. */
function heldBytes({ format, width, height, channels, depth, isProgressive, chromaSubsampling = "" }: PictureHead): number {
  const pixels = width * height;
  if (format === "heif") return pixels * AVIF_BYTES;
  if (!isProgressive) return 0;
  if (format === "jpeg") return pixels * (COLOUR_SHARE[chromaSubsampling] ?? channels) * COEFFICIENT_BYTES;
  return pixels * channels * (depth === "uchar" ? 1 : 2) * INTERLACED_FACTOR;
}

/** True for a picture that cannot be decoded within the memory limit (U2): a large AVIF, or a very large interlaced picture. */
export function exceedsDecodeMemory(head: PictureHead): boolean {
  return heldBytes(head) > MAX_HELD_BYTES;
}
