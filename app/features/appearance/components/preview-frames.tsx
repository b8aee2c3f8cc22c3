import { Monitor, Smartphone } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PREVIEW_READY, writeTriedLook } from "#app/features/look/tried-look.ts";
import type { Look } from "#app/features/look/types.ts";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";

/** Widths of the preview in pixels, each drawn smaller so that it fits beside the fields. */
const WIDTHS = [
  { width: 390, label: "Phone", icon: Smartphone, box: "h-[660px] w-[312px]", frame: "h-[825px] w-[390px] scale-[0.8]" },
  {
    width: 1280,
    label: "Desktop",
    icon: Monitor,
    box: "h-[252px] w-[320px] md:h-[540px] md:w-[576px]",
    frame: "h-[1008px] w-[1280px] scale-[0.25] md:h-[1200px] md:scale-[0.45]",
  },
] as const;

function giveLook(frame: HTMLIFrameElement | null, look: Look): void {
  frame?.contentWindow?.postMessage(writeTriedLook(look), window.location.origin);
}

/** Shows the home page with the look as it stands in the editor, which nobody else sees. */
export function PreviewFrames({ look }: { look: Look }) {
  const [shownWidth, setShownWidth] = useState<number>(WIDTHS[0].width);
  const frame = useRef<HTMLIFrameElement>(null);
  const sendCurrent = useEffectEvent(() => giveLook(frame.current, look));

  useEffect(() => giveLook(frame.current, look), [look]);
  // A frame that has loaded anew says when it can take the look.
  useEffect(() => {
    function answer({ origin, source, data }: MessageEvent<unknown>) {
      if (origin === window.location.origin && source === frame.current?.contentWindow && data === PREVIEW_READY) sendCurrent();
    }
    window.addEventListener("message", answer);
    return () => window.removeEventListener("message", answer);
  }, []);

  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <div role="group" aria-label="Preview width" className="flex gap-2">
        {WIDTHS.map(({ width, label, icon: Icon }) => (
          <Button
            key={width}
            size="sm"
            variant={shownWidth === width ? "primary" : "secondary"}
            aria-pressed={shownWidth === width}
            onClick={() => setShownWidth(width)}
          >
            <Icon aria-hidden className="size-4.5" />
            {label} <span className="tabular-nums opacity-80">{width}</span>
          </Button>
        ))}
      </div>
      {WIDTHS.filter(({ width }) => width === shownWidth).map(({ width, label, box, frame: size }) => (
        <div key={width} className="max-w-full overflow-x-auto">
          <div className={joinClasses("overflow-hidden rounded-card border border-line bg-paper shadow-card", box)}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The frame has a page of ours, with its scripts. */}
            <iframe
              ref={frame}
              src="/admin/appearance/preview"
              title={`Preview, ${label.toLowerCase()}, ${width} pixels wide`}
              className={joinClasses("origin-top-left border-0", size)}
            />
          </div>
        </div>
      ))}
      <p className="text-sm text-soft-ink">Only you can see this until you save. Links don’t work in the preview.</p>
    </section>
  );
}
