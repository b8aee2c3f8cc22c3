import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { darkPaletteOf } from "#app/features/look/dark-palette.ts";
import { paletteOf } from "#app/features/look/palette.ts";
import type { LookColors } from "#app/features/look/types.ts";
import { OPEN_PAGE_KEY } from "./open-page.ts";

/** A connection may be back before the page listens for it, and a network may be there whose way to the site is not. */
const RETRY_MS = 8000;

/** Runs in the page: names what was open, and tries again by itself once there is a connection. */
const SCRIPT = `
const open = (() => {
  try {
    return JSON.parse(sessionStorage.getItem(${JSON.stringify(OPEN_PAGE_KEY)}));
  } catch {
    return null;
  }
})();
if (open && typeof open.title === "string" && /^\\/(?![\\/\\\\])/.test(open.path)) {
  const place = document.getElementById("open");
  const link = place.querySelector("a");
  const end = " | " + place.dataset.site;
  link.textContent = open.title.endsWith(end) ? open.title.slice(0, -end.length) : open.title;
  link.href = open.path;
  place.hidden = false;
}
document.getElementById("again").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setInterval(() => {
  if (navigator.onLine && document.visibilityState === "visible") location.reload();
}, ${RETRY_MS});
`;

function styleOf(colors: LookColors): string {
  const day = paletteOf(colors);
  const night = darkPaletteOf(colors);
  return `
:root { color-scheme: light dark; --ground: ${day.paper}; --ink: #211c16; --soft: ${day["soft-ink"]}; --first: ${day.evergreen}; }
@media (prefers-color-scheme: dark) { :root { --ground: ${night.paper}; --ink: #f1eadf; --soft: ${night["soft-ink"]}; --first: ${night.evergreen}; } }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1.0625rem/1.55 system-ui, sans-serif; }
main { max-width: 30rem; padding: 2rem 1.25rem 4rem; text-align: center; }
img { width: 3.5rem; height: 3.5rem; }
h1 { margin: 1rem 0 0.5rem; font: 560 2rem/1.2 Georgia, serif; }
p { margin: 0 0 1.25rem; color: var(--soft); overflow-wrap: anywhere; }
p a { color: var(--first); font-weight: 600; }
[hidden] { display: none; }
#again { min-height: 2.75rem; padding: 0 1.5rem; border: 1px solid transparent; border-radius: 10px; background: var(--first); color: var(--ground); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid var(--first); outline-offset: 3px; }
`;
}

interface OfflineDocumentProps {
  siteName: string;
  colors: LookColors;
  /** The address of the site's icon, which the service worker keeps. */
  icon: string;
}

function OfflineDocument({ siteName, colors, icon }: OfflineDocumentProps) {
  return (
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`No connection · ${siteName}`}</title>
        <link rel="icon" href={icon} />
        <style dangerouslySetInnerHTML={{ __html: styleOf(colors) }} />
      </head>
      <body>
        <main>
          <img src={icon} alt="" />
          <h1>No connection right now</h1>
          <p>{`We can’t reach ${siteName}. This page will try again as soon as you’re back online.`}</p>
          <p id="open" data-site={siteName} hidden>
            You had this open: <a href="/">{siteName}</a>
          </p>
          <button id="again" type="button">
            Try again
          </button>
        </main>
        <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
      </body>
    </html>
  );
}

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Returns the page that stands where there is no connection, whole in itself, and the headers that it has. */
export function drawOfflinePage(props: OfflineDocumentProps): { html: string; headers: Record<string, string> } {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(SCRIPT)}`,
    `style-src ${hashOf(styleOf(props.colors))}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
  return {
    html: `<!doctype html>${renderToStaticMarkup(<OfflineDocument {...props} />)}`,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cache-control": "no-store",
    },
  };
}
