import type { Fields, Sample } from "./requests.ts";
import type { Things } from "./things.ts";

/** What is sent to an address, without the address. */
export type Sending = Omit<Sample, "method" | "path">;
/** What our pages send to each address, each kind once. */
export type WriteSamples = Readonly<Record<string, (things: Things) => Sending[]>>;

/** A form of a page. */
export const form = (fields: Fields): Sending => ({ body: { kind: "form", fields } });
/** What a script of a page sends. */
export const json = (value: unknown): Sending => ({ body: { kind: "json", value } });
