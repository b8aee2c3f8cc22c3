import { seasonShape } from "#app/features/look/look-shape.ts";
import type { SeasonSettings } from "#app/features/look/types.ts";
import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { describeJson, jsonShape } from "#app/ui/saving/json-fields.ts";

export const SEASON_TEXTS = {
  saved: "Saved. The home page is up to date.",
  undone: "The earlier season is back.",
  notSaved: "Not saved",
  faulty: "Please check the marked fields.",
  changedSince: "Someone has changed the season since. You now see their version.",
  denied: { title: "Permission denied", description: "Your role doesn’t include changing the season." },
  failed: { title: "Not saved", description: "Something went wrong on our side. Please try again in a moment." },
} as const;

export type SeasonField = keyof SeasonSettings;

/** Names of the fields, such as where two editors have changed the same one. */
export const SEASON_FIELD_NAMES: Record<SeasonField, string> = {
  mode: "Season on the home page",
  occasion: "Occasion",
  title: "Season headline",
  text: "Season sentence",
  link: "Link",
  from: "First day",
  until: "Last day",
};

export const SEASON_FORM_SHAPE = jsonShape<SeasonSettings, SeasonField>(Object.keys(SEASON_FIELD_NAMES) as SeasonField[]);

/** Returns the season that this browser has stored as a draft, or null. */
export const readSeasonDraft = (value: unknown): SeasonSettings | null => valueOrNull(seasonShape, value);

/** Returns a field as a line of text. */
export const describeSeasonField = (season: SeasonSettings, field: SeasonField): string => describeJson(season[field]);
