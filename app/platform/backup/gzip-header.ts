/** The ten bytes that every backup begins with: deflate, no name, no time, no particular system. */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
