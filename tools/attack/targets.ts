import { ACCESS, type Audience } from "#app/access.ts";
import { type Caller, mayPass } from "./judge.ts";
import type { Sample } from "./requests.ts";
import { fillAddress, WRITE_SAMPLES } from "./samples.ts";
import type { Fixtures } from "./fixtures.ts";

/** From those who may do least to those who may do most. */
const CALLERS: readonly Caller[] = ["anonymous", "user", "viewer", "author", "editor", "admin"];

/** Returns the one of those who may use what is for this audience who may do least. */
export const leastWhoMay = (who: Audience): Caller | undefined => CALLERS.find((caller) => mayPass(who, caller));

/** Paths that the server answers before the routes. */
const BEFORE_THE_ROUTES = ["/healthz", "/readyz", "/metrics", "/media/x/640.webp", "/assets/x.js", "/favicon.svg"];

/** One URL, read or written by one caller. */
export interface Target {
  /** Name such as "POST /saves as user", which selects the target for another run. */
  name: string;
  caller: Caller;
  samples: Sample[];
  /** Makes the samples anew: those that name something new, by an id or a slug, are taken once only. */
  renew: () => Sample[];
  /** Access by app/access.ts; undefined where it has no entry. */
  read: Audience | undefined;
  write: Audience | undefined;
}

/** Returns every URL of the site map, read and written, as every caller. */
export function listTargets(things: Fixtures): Target[] {
  const entries = Object.entries(ACCESS).flatMap(([address, { read, write }]) => {
    const path = fillAddress(address, things);
    const reads = (): Sample[] => [{ method: "GET", path }];
    const writes = () => (WRITE_SAMPLES[address]?.(things) ?? []).map((sending): Sample => ({ method: "POST", path, ...sending }));
    return [
      ...(read === undefined ? [] : [{ name: `GET ${address}`, samples: reads(), renew: reads, read, write }]),
      ...(writes().length === 0 ? [] : [{ name: `POST ${address}`, samples: writes(), renew: writes, read, write }]),
    ];
  });
  const others = BEFORE_THE_ROUTES.map((path) => {
    const reads = (): Sample[] => [{ method: "GET", path }];
    return { name: `GET ${path}`, samples: reads(), renew: reads, read: undefined, write: undefined };
  });
  return [...entries, ...others].flatMap((entry) => CALLERS.map((caller) => ({ ...entry, name: `${entry.name} as ${caller}`, caller })));
}
