import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { LinkTabs } from "./tabs.tsx";

/** Pixels that an arrow scrolls. */
const STEP_PX = 200;

const ARROW =
  "flex size-touch shrink-0 items-center justify-center rounded-full border border-line bg-card text-ink hover:border-evergreen hover:text-evergreen aria-disabled:opacity-40 md:hidden";

/** Tabs that may not fit the screen: below 768 px an arrow on each side scrolls them. */
export function ScrollingTabs({ label, tabs }: Pick<ComponentProps<typeof LinkTabs>, "label" | "tabs">) {
  const frame = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState({ left: true, right: false });

  useEffect(() => {
    const strip = frame.current?.querySelector("ul");
    if (!strip) return;
    const note = () => setEnds({ left: strip.scrollLeft < 2, right: strip.scrollLeft + strip.clientWidth > strip.scrollWidth - 2 });
    note();
    strip.addEventListener("scroll", note, { passive: true });
    window.addEventListener("resize", note);
    return () => {
      strip.removeEventListener("scroll", note);
      window.removeEventListener("resize", note);
    };
  }, []);

  const scroll = (step: number) => frame.current?.querySelector("ul")?.scrollBy({ left: step });
  return (
    <div ref={frame} className="flex min-w-0 items-center gap-2">
      <button type="button" aria-label="Scroll tabs left" aria-disabled={ends.left} onClick={() => scroll(-STEP_PX)} className={ARROW}>
        <ChevronLeft aria-hidden className="size-5" />
      </button>
      <LinkTabs label={label} tabs={tabs} className="min-w-0 flex-1 max-md:[&_ul]:flex-nowrap" />
      <button type="button" aria-label="Scroll tabs right" aria-disabled={ends.right} onClick={() => scroll(STEP_PX)} className={ARROW}>
        <ChevronRight aria-hidden className="size-5" />
      </button>
    </div>
  );
}
