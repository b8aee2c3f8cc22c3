import { config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import type { MailColors, MailFrame, MailLogo } from "#app/platform/mail/mail.ts";
import { findCurrentLook } from "./current-look.queries.server.ts";
import { darkPaletteOf, FIXED_NIGHT_TOKENS } from "./dark-palette.ts";
import { drawLogoWithin } from "./draw-icon.server.ts";
import { FONT_PAIRS } from "./font-pairs.ts";
import { RADII } from "./look-css.ts";
import { FIXED_TOKENS, paletteOf } from "./palette.ts";
import type { Look, LookColors } from "./types.ts";

/** The most room that a logo takes in a mail, in pixels; it has twice as many for sharp screens. */
const LOGO_BOX = { width: 160, height: 40 };
const DENSITY = 2;

/** Mail programs load no fonts, so what they have stands in, by kind. */
const HEADING_FONTS = {
  serif: "Georgia,'Times New Roman',serif",
  "sans-serif": "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
} as const;

function dayColors(colors: LookColors): MailColors {
  const { paper, line, evergreen, ...palette } = paletteOf(colors);
  const { card, ink } = FIXED_TOKENS;
  return { ground: paper, card, line, ink, softInk: palette["soft-ink"], button: evergreen, onButton: paper, plate: card };
}

function nightColors(colors: LookColors): MailColors {
  const { paper, card, line, evergreen, ...palette } = darkPaletteOf(colors);
  const { ink } = FIXED_NIGHT_TOKENS;
  return { ground: paper, card, line, ink, softInk: palette["soft-ink"], button: evergreen, onButton: paper, plate: ink };
}

/** Returns the logo; null where it cannot be drawn, since a mail without one is better than none. */
async function drawMailLogo({ logo, isNameInLogo }: Look): Promise<MailLogo | null> {
  try {
    const drawn = await drawLogoWithin(logo, { width: LOGO_BOX.width * DENSITY, height: LOGO_BOX.height * DENSITY });
    if (drawn === null) return null;
    const [width, height] = [Math.round(drawn.width / DENSITY), Math.round(drawn.height / DENSITY)];
    return { id: logo?.id ?? "as-built", png: drawn.png, width, height, hasName: logo !== null && isNameInLogo };
  } catch (error) {
    log.error({ err: error }, "the logo cannot be drawn for mails; they go out without it");
    return null;
  }
}

/** Returns how a mail looks that is sent now. */
export async function findMailFrame(): Promise<MailFrame> {
  const { look } = await findCurrentLook();
  const { card, control, tag } = RADII[look.corners];
  return {
    siteUrl: config().siteUrl,
    logo: await drawMailLogo(look),
    day: dayColors(look.colors),
    night: nightColors(look.colors),
    headingFont: HEADING_FONTS[FONT_PAIRS[look.fonts].display.kind],
    corners: { card, button: control, plate: tag },
  };
}
