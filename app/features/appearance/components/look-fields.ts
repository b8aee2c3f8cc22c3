import type { Look } from "#app/features/look/types.ts";
import { valueOrNull } from "#app/platform/answers/shapes.ts";
import { lookShape } from "#app/features/look/look-shape.ts";
import { describeJson, jsonShape } from "#app/ui/saving/json-fields.ts";

export type LookField = keyof Look;

/** Names of the look's parts, such as where two editors have changed the same one. */
export const LOOK_FIELD_NAMES: Record<LookField, string> = {
  name: "Name",
  tagline: "Tagline",
  logo: "Logo",
  isNameInLogo: "Name in the logo",
  icon: "Icon",
  colors: "Colors",
  fonts: "Fonts",
  corners: "Corners",
  home: "Home page sections",
  texts: "Home page texts",
  headerLinks: "Header links",
  footer: "Footer links",
  social: "Social links",
  announcement: "Announcement",
  season: "Season",
};

/** Each part of the look is compared and merged as a whole. */
export const LOOK_FORM_SHAPE = jsonShape<Look, LookField>(Object.keys(LOOK_FIELD_NAMES) as LookField[]);

/** Returns the look that this browser has stored as a draft, or null. */
export function readLookDraft(value: unknown): Look | null {
  return valueOrNull(lookShape, value);
}

/** Returns a part of the look as a line of text. */
export const describeLookField = (look: Look, field: LookField): string => describeJson(look[field]);

/** What each group of fields is given: the look, and how to change it. */
export interface LookFieldsProps {
  look: Look;
  change: (values: Partial<Look>) => void;
  /** Messages by the places that they are about, such as `headerLinks.2.to`. */
  errors: Partial<Record<string, string>>;
}
