import { readFileSync } from "node:fs";
import type { Request } from "./judge-types.ts";

interface WrittenRequest extends Request {
  half?: "open" | "held-back";
  voice?: string;
}

/** The requests as people write them, by voice; half of them are held back. */
export const REQUESTS_FILE = "tests/eval/requests.json";

/** Returns the requests of a file; of those with halves the open ones, unless the held-back ones are asked for. */
export function readRequests(file: string, half: "open" | "held-back" = "open"): Request[] {
  const written = JSON.parse(readFileSync(file, "utf8")) as WrittenRequest[];
  return written.filter((request) => (request.half ?? half) === half).map(({ id, text }) => ({ id, text }));
}
