/** Deflate, no name, no time, no particular system: the ten bytes that every backup begins with. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
