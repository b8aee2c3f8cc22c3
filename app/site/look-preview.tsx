import { type MouseEvent, useEffect, useState } from "react";
import { announcementOn } from "#app/features/look/announcements.ts";
import { pageLookOf } from "#app/features/look/default-look.ts";
import { cssOf } from "#app/features/look/look-css.ts";
import { PREVIEW_READY, readTriedLook } from "#app/features/look/tried-look.ts";
import type { Look } from "#app/features/look/types.ts";
import { readTodayIn } from "#app/platform/time-zones.ts";
import { useSiteClock } from "#app/ui/site-clock.tsx";
import { type HomeContent, HomePage } from "./home/home-page.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { TriedLook } from "./use-look.ts";

/** Puts a stylesheet into the document as long as the component stands. The policy of our pages allows no inline style, and this is none. */
function useStylesheet(css: string) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}

/** A preview is looked at: its links and forms lead nowhere. */
function swallow(event: { preventDefault: () => void; stopPropagation: () => void }) {
  event.preventDefault();
  event.stopPropagation();
}

/** Renders the home page with the look that the page around this one sends, and with the saved one until then. */
export function LookPreview({ content, saved }: { content: HomeContent; saved: Look }) {
  const { timeZone } = useSiteClock();
  const [look, setLook] = useState(saved);
  // The page itself has the stylesheet of the saved look.
  useStylesheet(cssOf(look, { isWhole: true }));
  useEffect(() => {
    function take({ origin, source, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== window.parent) return;
      const sent = readTriedLook(data);
      if (sent !== null) setLook(sent);
    }
    window.addEventListener("message", take);
    window.parent.postMessage(PREVIEW_READY, window.location.origin);
    return () => window.removeEventListener("message", take);
  }, []);

  const shown = { ...look, announcement: announcementOn(readTodayIn(timeZone), look.announcement) };
  return (
    <TriedLook value={{ name: look.name, tagline: look.tagline, look: pageLookOf(shown, null) }}>
      <div
        onClickCapture={(event: MouseEvent) => {
          if (event.target instanceof Element && event.target.closest("a, button[type=submit]") !== null) swallow(event);
        }}
        onSubmitCapture={swallow}
      >
        <SiteFrame>
          <HomePage content={look.season.mode === "off" ? { ...content, season: null } : content} look={look} />
        </SiteFrame>
      </div>
    </TriedLook>
  );
}
