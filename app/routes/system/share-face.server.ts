import type { ShareFace } from "#app/features/catalogue/share-pictures/constants.ts";
import { findCurrentLook, shownNames } from "#app/features/look/current-look.queries.server.ts";

/** Returns what share pictures have of the site's look, and its tagline. */
export async function readShareFace(): Promise<{ face: ShareFace; tagline: string }> {
  const { look } = await findCurrentLook();
  const { siteName, siteTagline } = shownNames(look);
  const { colors, logo } = look;
  return { face: { siteName, colors, logo }, tagline: siteTagline };
}
