import type { Fields, Sample } from "./requests.ts";
import type { Fixtures } from "./fixtures.ts";

/** A sample without its method and path. */
export type Sending = Omit<Sample, "method" | "path">;
/** The samples of the site's own requests to each URL, each kind once. */
export type WriteSamples = Readonly<Record<string, (things: Fixtures) => Sending[]>>;

/** Makes the sample of a page's form. */
export const form = (fields: Fields): Sending => ({ body: { kind: "form", fields } });
/** Makes the sample of a page script's request. */
export const json = (value: unknown): Sending => ({ body: { kind: "json", value } });
