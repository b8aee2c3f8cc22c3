import path from "node:path";
import { generatePath, matchPath } from "react-router";
import { ACCESS } from "#app/access.ts";

/**
 * A path of an address of app/access.ts: its sample there. `things` are what the test has made, by the names of the parameters that they
 * replace; the ending of a file stays.
 */
export function samplePathOf(address: string, things: Readonly<Record<string, string>> = {}): string {
  const sample = ACCESS[address]?.sample ?? address;
  const found = matchPath(address, sample);
  if (found === null) throw new Error(`The sample ${sample} is none of ${address}`);
  const filled = Object.entries(found.params).map(([name, value = ""]) => {
    const thing = things[name];
    return [name, thing === undefined ? value : thing + path.extname(value)];
  });
  return generatePath(address, Object.fromEntries(filled));
}
