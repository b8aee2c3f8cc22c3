import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** The encodings in which spreadsheets write CSV files, by their WHATWG names. */
export type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/** The file is not text, or not text of one encoding; its message says what it is. */
export class NotTextError extends Error {
  override name = "NotTextError";
}

/** A header and some rows are shorter. */
const LOOK_BYTES = 65_536;
const WORKBOOK = "This is a workbook, not a CSV file. Open it in your spreadsheet program and save the sheet as CSV";
const SIGNATURES: readonly (readonly [bytes: readonly number[], found: TextEncoding | "workbook"])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
  // A zip archive (.xlsx, .ods), and the container of the old .xls.
  [[0x50, 0x4b, 0x03, 0x04], "workbook"],
  [[0xd0, 0xcf, 0x11, 0xe0], "workbook"],
];

async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOK_BYTES), 0, LOOK_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Text of Western languages in UTF-16 has a zero in every other byte, and a header is such text. */
function looksLikeUtf16(start: Buffer): "utf-16le" | "utf-16be" | undefined {
  const zeros = [0, 0];
  for (const [place, byte] of start.entries()) if (byte === 0) zeros[place % 2] = (zeros[place % 2] as number) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : undefined;
}

/** The bytes above 127 of a file: how many begin a letter of UTF-8 that is whole, and how many are of none. */
interface ByteCount {
  letters: number;
  strays: number;
  firstStray: number;
}

const followersOf = (lead: number) =>
  lead >= 0xc2 && lead < 0xe0 ? 1 : lead >= 0xe0 && lead < 0xf0 ? 2 : lead >= 0xf0 && lead < 0xf5 ? 3 : 0;

async function countBytes(path: string): Promise<ByteCount> {
  const count: ByteCount = { letters: 0, strays: 0, firstStray: -1 };
  let place = 0;
  let missing = 0;
  const stray = (at: number) => {
    count.strays += 1;
    if (count.firstStray === -1) count.firstStray = at;
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    for (const byte of chunk) {
      const isFollower = byte >= 0x80 && byte < 0xc0;
      if (missing > 0 && isFollower) {
        missing -= 1;
        if (missing === 0) count.letters += 1;
      } else {
        if (missing > 0) stray(place - 1);
        missing = followersOf(byte);
        if (byte >= 0x80 && missing === 0) stray(place);
      }
      place += 1;
    }
  }
  return count;
}

/**
 * Returns the encoding of a text file, told by looking at it: a mark at its start, zeros, or bytes that are no UTF-8. A file of which more is
 * UTF-8 than is not is a damaged one. Throws NotTextError, and errors of the file system.
 */
export async function findEncoding(path: string): Promise<TextEncoding> {
  const start = await readStart(path);
  const found = SIGNATURES.find(([bytes]) => bytes.every((byte, place) => start[place] === byte))?.[1] ?? looksLikeUtf16(start);
  if (found === "workbook") throw new NotTextError(WORKBOOK);
  if (found !== undefined && found !== "utf-8") return found;
  const { letters, strays, firstStray } = await countBytes(path);
  if (strays === 0) return "utf-8";
  if (found === "utf-8" || letters >= strays) {
    throw new NotTextError(`The file isn’t UTF-8 (near byte ${firstStray.toLocaleString("en-US")})`);
  }
  return "windows-1252";
}

/** Returns the start of a file as text; where it is cut in the middle of a letter, that letter is a replacement character. */
export async function readStartAsText(path: string, encoding: TextEncoding): Promise<string> {
  return new TextDecoder(encoding).decode(await readStart(path));
}

/** Yields the text of a file as UTF-8 without a mark at its start. Throws NotTextError where its bytes are not of the encoding. */
export async function* readAsUtf8(path: string, encoding: TextEncoding): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let place = 0;
  const decode = (chunk?: Buffer) => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      throw new NotTextError(`The file isn’t ${encoding.toUpperCase()} (near byte ${place.toLocaleString("en-US")})`);
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const text = decode(chunk);
    place += chunk.length;
    yield Buffer.from(text);
  }
  yield Buffer.from(decode());
}
