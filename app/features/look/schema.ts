import { z } from "zod";
import { isDay } from "#app/platform/days.ts";
import { SEASON_OCCASION_IDS } from "#app/features/occasions/season.ts";
import { atMost } from "#app/platform/text.ts";
import { filledLine, line } from "#app/platform/text-fields.ts";
import { LOOK_LIMITS as LIMITS } from "./constants.ts";
import { DEFAULT_LOOK } from "./default-look.ts";
import { isLinkTarget } from "./link-targets.ts";
import { findColorFaults } from "./palette.ts";
import { CORNERS, FONT_PAIR_IDS, HOME_SECTIONS, type Look, SEASON_MODES } from "./types.ts";

const filled = (limit: number) => filledLine(limit, "Please fill this in.", atMost(limit));

const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "Please enter a color like #1e4d3b.");

const target = line(LIMITS.linkTarget).pipe(
  z.string().refine(isLinkTarget, "Please enter a path on this site, such as /blog, or an address that starts with https:// or mailto:."),
);
const link = z.strictObject({ label: filled(LIMITS.linkLabel), to: target });
const links = (most: number) => z.array(link).max(most, `Please use at most ${most} links.`);

const picture = z.strictObject({
  id: z.guid(),
  type: z.enum(["png", "svg"]),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});

const day = z.string().refine(isDay, "Please enter a valid date.").nullable();
const isInOrder = ({ from, until }: { from: string | null; until: string | null }) => from === null || until === null || from <= until;
const LAST_BEFORE_FIRST = { path: ["until"], message: "The last day comes before the first." };

const announcement = z
  .strictObject({ text: filled(LIMITS.announcement), link: link.nullable(), from: day, until: day })
  .refine(isInOrder, LAST_BEFORE_FIRST);

/** What the home page says of the season. */
export const seasonSchema = z
  .strictObject({
    mode: z.enum(SEASON_MODES),
    occasion: z.enum(SEASON_OCCASION_IDS),
    title: line(LIMITS.seasonTitle),
    text: line(LIMITS.seasonText),
    link: link.nullable(),
    from: day,
    until: day,
  })
  .refine(({ mode, title }) => mode !== "own" || title !== "", { path: ["title"], message: "Please fill this in." })
  .refine(isInOrder, LAST_BEFORE_FIRST);

const colors = z.strictObject({ primary: hexColor, accent: hexColor, ground: hexColor });
const readableColors = colors.superRefine((value, context) => {
  for (const { color, contrast, needed, nearest } of findColorFaults(value)) {
    const message = `This color is too hard to read in some places: its contrast is ${contrast.toFixed(1)}:1, and ${needed}:1 is needed. The nearest color that works is ${nearest}.`;
    context.addIssue({ code: "custom", path: [color], message });
  }
});

const home = z
  .array(z.strictObject({ section: z.enum(HOME_SECTIONS), isShown: z.boolean() }))
  .length(HOME_SECTIONS.length)
  .refine(
    (sections) => new Set(sections.map(({ section }) => section)).size === sections.length,
    "Each section must be listed exactly once.",
  );

const texts = z.strictObject({
  hero: z.strictObject({ title: filled(LIMITS.heroTitle), lead: line(LIMITS.heroLead) }),
  steps: z.array(z.strictObject({ title: filled(LIMITS.stepTitle), text: line(LIMITS.stepText) })).length(DEFAULT_LOOK.texts.steps.length),
  closing: z.strictObject({ title: filled(LIMITS.closingTitle), lead: line(LIMITS.closingLead) }),
});

/** A whole look, as the editor sends it. Nothing else may stand in it. */
export const lookSchema = z.strictObject({
  name: filled(LIMITS.name),
  tagline: filled(LIMITS.tagline),
  logo: picture.nullable(),
  isNameInLogo: z.boolean(),
  icon: picture.nullable(),
  colors: readableColors,
  fonts: z.enum(FONT_PAIR_IDS),
  corners: z.enum(CORNERS),
  home,
  texts,
  headerLinks: links(LIMITS.headerLinks),
  footer: z
    .array(z.strictObject({ title: filled(LIMITS.columnTitle), links: links(LIMITS.columnLinks) }))
    .length(DEFAULT_LOOK.footer.length),
  social: z
    .array(
      z.strictObject({
        label: filled(LIMITS.linkLabel),
        to: line(LIMITS.linkTarget).pipe(z.url({ protocol: /^https$/, message: "Please enter an address that starts with https://." })),
      }),
    )
    .max(LIMITS.socialLinks, `Please use at most ${LIMITS.socialLinks} links.`),
  announcement: announcement.nullable(),
  season: seasonSchema,
});

/** What was readable once is shown, also by a release that asks for more contrast. */
const storedSchema = z.object({ ...lookSchema.shape, colors });

/** Returns a stored look: what it does not name, as a later release has added it, is as built; null where it fits no more. */
export function readStoredLook(stored: unknown): Look | null {
  const known = z.record(z.string(), z.unknown()).safeParse(stored);
  if (!known.success) return null;
  const parsed = storedSchema.safeParse({ ...DEFAULT_LOOK, ...known.data });
  return parsed.success ? parsed.data : null;
}

/** Returns the messages of a refused look by the places that they are about, such as `headerLinks.2.to`. */
export function errorsByPlace(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[path.map(String).join(".") || "look"] ??= message;
  return errors;
}
