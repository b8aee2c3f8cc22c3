import type { LinearReader } from "./reader.ts";
import { VECTOR_LENGTH } from "./word-vectors.ts";

/** What the lexicon read in known names when a reader was trained: hashes of readings by hashes of names. */
export type LexiconMarks = Readonly<Record<string, number>>;

/** The part of a reader that its file holds as JSON. */
interface Header extends Pick<LinearReader, "outputs" | "bases" | "calibrations"> {
  words: number;
  features: number;
  lexiconMarks: LexiconMarks;
}

const NUMBER_BYTES = 4;

/**
 * Returns a reader's file: the length of the header, the header as JSON, the hashes of words and of features, the scales of rows, the
 * vectors word by word, and the weights row by row.
 */
export function encodeReader(
  { outputs, bases, calibrations, vectors, rows, weights, scales }: LinearReader,
  lexiconMarks: LexiconMarks = {},
): Uint8Array {
  const header: Header = { outputs, bases, calibrations, words: vectors.places.size, features: rows.size, lexiconMarks };
  const json = new TextEncoder().encode(JSON.stringify(header));
  const numbers = 1 + vectors.places.size + rows.size + scales.length;
  const bytes = new Uint8Array(numbers * NUMBER_BYTES + json.length + vectors.values.length + weights.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, json.length, true);
  bytes.set(json, NUMBER_BYTES);
  let at = NUMBER_BYTES + json.length;
  for (const hash of [...vectors.places.keys(), ...rows.keys()]) {
    view.setUint32(at, hash, true);
    at += NUMBER_BYTES;
  }
  for (const scale of scales) {
    view.setFloat32(at, scale, true);
    at += NUMBER_BYTES;
  }
  bytes.set(new Uint8Array(vectors.values.buffer, vectors.values.byteOffset, vectors.values.length), at);
  bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, weights.length), at + vectors.values.length);
  return bytes;
}

/** Returns the marks of the lexicon that a file's reader was trained with. */
export function marksOf(bytes: Uint8Array): LexiconMarks {
  return readHeader(bytes).header.lexiconMarks;
}

function readHeader(bytes: Uint8Array): { header: Header; end: number } {
  const end = NUMBER_BYTES + new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0, true);
  return { header: JSON.parse(new TextDecoder().decode(bytes.subarray(NUMBER_BYTES, end))) as Header, end };
}

/** Reads what `encodeReader` wrote. */
export function decodeReader(bytes: Uint8Array): LinearReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { header, end } = readHeader(bytes);
  const { words, features, outputs, bases, calibrations } = header;
  let at = end;
  const readHashes = (count: number, first: number): Map<number, number> => {
    const places = new Map<number, number>();
    for (let place = 0; place < count; place++) places.set(view.getUint32(at + place * NUMBER_BYTES, true), first + place);
    at += count * NUMBER_BYTES;
    return places;
  };
  const readBytes = (count: number): Int8Array => {
    const read = new Int8Array(bytes.buffer, bytes.byteOffset + at, count);
    at += count;
    return read;
  };
  const places = readHashes(words, 0);
  const rows = readHashes(features, VECTOR_LENGTH);
  const scales = new Float32Array(VECTOR_LENGTH + features);
  for (let row = 0; row < scales.length; row++) scales[row] = view.getFloat32(at + row * NUMBER_BYTES, true);
  at += scales.length * NUMBER_BYTES;
  const vectors = { places, values: readBytes(words * VECTOR_LENGTH) };
  return { outputs, bases, calibrations, vectors, rows, scales, weights: readBytes(scales.length * outputs.length) };
}
