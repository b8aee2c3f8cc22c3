import { settingsShape } from "#app/features/settings/settings-shape.ts";
import { nullable, number, object, oneOf, record, text, union, type ValueOf } from "#app/platform/answers/shapes.ts";

/** The answer to saving settings, or bringing earlier ones back. */
export const settingsAnswer = union(
  object({ ok: oneOf(true), version: number }),
  /** Messages by the places that they are about, such as `examples.sentences.2.symbol`. */
  object({ ok: oneOf(false), reason: oneOf("invalid"), errors: record(text) }),
  /** Another user has saved first; `settings` is what they saved, and `savedBy` is null where the log does not say who. */
  object({ ok: oneOf(false), reason: oneOf("stale"), version: number, settings: settingsShape, savedBy: nullable(text) }),
  object({ ok: oneOf(false), reason: oneOf("gone") }),
);
export type SettingsAnswer = ValueOf<typeof settingsAnswer>;
