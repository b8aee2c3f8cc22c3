import { SEASON_OCCASION_IDS } from "#app/features/occasions/season.ts";
import { CORNERS, FONT_PAIR_IDS, HOME_SECTIONS, type Look, SEASON_MODES, type SeasonSettings } from "./types.ts";
import { flag, list, nullable, number, object, oneOf, type Shape, text } from "#app/platform/answers/shapes.ts";

export const pictureShape = object({ id: text, type: oneOf("png", "svg"), width: number, height: number });

const link = object({ label: text, to: text });
const titled = object({ title: text, lead: text });

export const seasonShape: Shape<SeasonSettings> = object({
  mode: oneOf(...SEASON_MODES),
  occasion: oneOf(...SEASON_OCCASION_IDS),
  title: text,
  text,
  link: nullable(link),
  from: nullable(text),
  until: nullable(text),
});

/** A whole look, as answers and the drafts of a browser hold it; the schema of features/look says what may stand in it. */
export const lookShape: Shape<Look> = object({
  name: text,
  tagline: text,
  logo: nullable(pictureShape),
  isNameInLogo: flag,
  icon: nullable(pictureShape),
  colors: object({ primary: text, accent: text, ground: text }),
  fonts: oneOf(...FONT_PAIR_IDS),
  corners: oneOf(...CORNERS),
  home: list(object({ section: oneOf(...HOME_SECTIONS), isShown: flag })),
  texts: object({ hero: titled, steps: list(object({ title: text, text })), closing: titled }),
  headerLinks: list(link),
  footer: list(object({ title: text, links: list(link) })),
  social: list(link),
  season: seasonShape,
  announcement: nullable(object({ text, link: nullable(link), from: nullable(text), until: nullable(text) })),
});
