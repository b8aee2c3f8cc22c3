import { ACCESS, type Who } from "#app/access.ts";
import type { Caller } from "./judge.ts";
import type { Sample } from "./requests.ts";
import { fillAddress, WRITE_SAMPLES } from "./samples.ts";
import type { Things } from "./things.ts";

const CALLERS: readonly Caller[] = ["anonymous", "user", "admin"];

/** What the server answers before it comes to the routes. */
const BEFORE_THE_ROUTES = ["/healthz", "/readyz", "/metrics", "/media/x/640.webp", "/assets/x.js", "/favicon.svg"];

/** One address, asked or sent to by somebody. */
export interface Target {
  /** Such as "POST /saves as user": it says which one to try again. */
  name: string;
  caller: Caller;
  samples: Sample[];
  /** By app/access.ts; undefined where it has no entry. */
  read: Who | undefined;
  write: Who | undefined;
}

/** Every address of the site map, read and written, by everybody. */
export function listTargets(things: Things): Target[] {
  const entries = Object.entries(ACCESS).flatMap(([address, { read, write }]) => {
    const path = fillAddress(address, things);
    const writes = (WRITE_SAMPLES[address]?.(things) ?? []).map((sending): Sample => ({ method: "POST", path, ...sending }));
    return [
      ...(read === undefined ? [] : [{ name: `GET ${address}`, samples: [{ method: "GET", path } satisfies Sample], read, write }]),
      ...(writes.length === 0 ? [] : [{ name: `POST ${address}`, samples: writes, read, write }]),
    ];
  });
  const others = BEFORE_THE_ROUTES.map((path) => ({
    name: `GET ${path}`,
    samples: [{ method: "GET", path } satisfies Sample],
    read: undefined,
    write: undefined,
  }));
  return [...entries, ...others].flatMap((entry) => CALLERS.map((caller) => ({ ...entry, name: `${entry.name} as ${caller}`, caller })));
}
