import { joinClasses } from "#app/ui/class-names.ts";
import { Drawing } from "./drawings/drawing.tsx";
import { WRAPPED_GIFT } from "./drawings/wrapped-gift.ts";

/** Shows the gift logo and the site's name. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  return (
    <span
      className={joinClasses(
        "inline-flex min-w-0 items-center gap-2.5 font-display text-2xl leading-none font-heading tracking-tight max-[359px]:gap-1.5 max-[359px]:text-xl md:text-[1.75rem]",
        className,
      )}
    >
      <Drawing body={WRAPPED_GIFT} className="size-8" />
      <span className="truncate pb-0.5">{name}</span>
    </span>
  );
}
