/** A file that is sent in pieces. */
export interface FileToAnswer {
  size: number;
  /** Its strong validator, in quotes. */
  etag: string;
  /** Reads the bytes from `start` to `end`, both included; nothing is read before somebody takes it. */
  read(start: number, end: number): ReadableStream<Uint8Array>;
}

interface Asked {
  method: string;
  header(name: string): string | undefined;
}

/**
 * Answers a GET or HEAD for a file (RFC 9110): 304 for a copy that is still right, 206 for one range of bytes, 416 for one that lies outside;
 * several ranges, other units and ranges of another version get the whole file.
 */
export function answerFile(asked: Asked, file: FileToAnswer, headers: Readonly<Record<string, string>>): Response {
  const given: Record<string, string> = { ...headers, etag: file.etag };
  const known = asked.header("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => ["*", file.etag].includes(tag.trim().replace(/^W\//, "")))) {
    const { "content-type": _type, "content-encoding": _encoding, "content-disposition": _disposition, ...rest } = given;
    return new Response(null, { status: 304, headers: rest });
  }
  const whole = { ...given, "accept-ranges": "bytes" };
  const ifRange = asked.header("if-range")?.trim();
  const range =
    asked.method === "GET" && (ifRange === undefined || ifRange === file.etag) ? readRange(asked.header("range"), file.size) : null;
  if (range === "outside") return new Response(null, { status: 416, headers: { ...whole, "content-range": `bytes */${file.size}` } });
  const { start, end } = range ?? { start: 0, end: file.size - 1 };
  const length = { "content-length": String(end - start + 1) };
  const body = asked.method === "HEAD" || file.size === 0 ? null : file.read(start, end);
  if (range === null) return new Response(body, { headers: { ...whole, ...length } });
  return new Response(body, { status: 206, headers: { ...whole, ...length, "content-range": `bytes ${start}-${end}/${file.size}` } });
}

/** Reads a Range header; null where the whole file is to be sent. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | "outside" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "") return Number(last) === 0 || size === 0 ? "outside" : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "outside";
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
