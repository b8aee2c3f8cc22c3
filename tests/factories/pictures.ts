import { deflateSync } from "node:zlib";
import sharp from "sharp";

/** Returns a picture of one color. */
export function paintPicture(width: number, height: number, format: "png" | "jpeg" | "webp" = "png"): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: "#B93A26" } })
    .toFormat(format)
    .toBuffer();
}

/** The smallest film that is recognized as one: the head of an MP4 file. */
export const FILM = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypmp42\0\0\0\0mp42isom"), Buffer.alloc(64)]);

/** A one-page PDF without any content. */
export const DOCUMENT = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Returns a PNG of a few bytes that claims this size, and these bits of each channel: a decompression bomb. */
export function makePngBomb(width: number, height: number, { bits = 8, isInterlaced = false } = {}): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([bits, 6, 0, 0, isInterlaced ? 1 : 0], 8);
  const rows = deflateSync(Buffer.alloc(1000), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, pngChunk("IHDR", head), pngChunk("IDAT", rows), pngChunk("IEND", Buffer.alloc(0))]);
}
