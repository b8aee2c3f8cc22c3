import { readFileSync } from "node:fs";
import type { Request } from "./judge-types.ts";

/** Once held-back requests have been answered and looked at, and are as good as open. */
export const HALVES = ["open", "held-back", "once-held-back"] as const;
export type Half = (typeof HALVES)[number];

interface WrittenRequest extends Request {
  half?: Half;
  voice?: string;
}

/** The requests as people write them, by voice; half of them are held back. */
export const REQUESTS_FILE = "tests/eval/requests.json";

/** Returns the requests of a file; of those with halves the open ones, unless others are asked for. */
export function readRequests(file: string, half: Half = "open"): Request[] {
  const written = JSON.parse(readFileSync(file, "utf8")) as WrittenRequest[];
  return written.filter((request) => (request.half ?? half) === half).map(({ id, text }) => ({ id, text }));
}
