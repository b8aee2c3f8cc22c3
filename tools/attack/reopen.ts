import type { Answer } from "./send.ts";
import type { Sample } from "./requests.ts";

/** Names under which samples tell the version that they change; the first decides. */
const SEEN_VERSIONS = ["basedOn", "baseVersion", "version"];

/**
 * Returns the sample as if its form had been opened after the last save, which made this version: otherwise the first save would have all
 * later ones refused as stale, before their values reach the database.
 */
export function reopen(sample: Sample, version: number | undefined): Sample {
  const { body } = sample;
  if (version === undefined || body?.kind !== "json" || typeof body.value !== "object" || body.value === null) return sample;
  const fields = body.value as Record<string, unknown>;
  const seen = SEEN_VERSIONS.find((name) => typeof fields[name] === "number");
  // What is new has no version, whatever was saved before it.
  if (seen === undefined || fields.id === null || fields.ref === "new") return sample;
  return { ...sample, body: { kind: "json", value: { ...fields, [seen]: version } } };
}

/** Returns the version that an answer names: of what was saved, or of what somebody else has saved meanwhile. */
export function versionOf({ status, body }: Pick<Answer, "status" | "body">): number | undefined {
  const named = status === 200 || status === 409 ? /"version":(\d{1,9})\b/.exec(body) : null;
  return named === null ? undefined : Number(named[1]);
}
