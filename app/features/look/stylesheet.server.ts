import { createHash } from "node:crypto";
import type { CurrentLook } from "./current-look.queries.server.ts";
import { cssOf } from "./look-css.ts";

interface Stylesheet {
  css: string;
  /** The address, which names what is in it: a release may make another stylesheet of the same look. Null where it is empty. */
  address: string | null;
}

const made = new WeakMap<object, Stylesheet>();

/** Returns the stylesheet of a version of the look; it is made once for each reading of the look. */
export function stylesheetOf({ version, look }: CurrentLook): Stylesheet {
  const known = made.get(look);
  if (known !== undefined) return known;
  const css = cssOf(look);
  const digest = createHash("sha256").update(css).digest("base64url").slice(0, 12);
  const stylesheet = { css, address: css === "" ? null : `/looks/${version}-${digest}.css` };
  made.set(look, stylesheet);
  return stylesheet;
}
