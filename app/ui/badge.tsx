import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

const TONES = {
  neutral: "bg-linen text-soft-ink",
  outline: "border border-line bg-card text-soft-ink",
  positive: "bg-sage text-evergreen",
  featured: "bg-marigold text-ink font-semibold",
  "out-of-stock": "bg-blush text-ribbon-deep font-semibold",
} as const;

export type BadgeTone = keyof typeof TONES;

/** A short label about the thing beside it; it is never interactive. */
export function Badge({ tone = "neutral", className, children }: { tone?: BadgeTone; className?: string; children: ReactNode }) {
  return (
    <span
      className={joinClasses(
        "inline-flex items-center gap-1 rounded-tag px-2 py-0.5 font-text text-[0.8125rem] tracking-normal leading-5 font-medium whitespace-nowrap [&_svg]:size-3.5",
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
