import { pictureAddressOf } from "#app/features/look/pictures.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Drawing } from "./drawings/drawing.tsx";
import { WRAPPED_GIFT } from "./drawings/wrapped-gift.ts";
import { useLook } from "./use-look.ts";

/** Shows the logo and the site's name, or a logo that has the name in it. */
export function Wordmark({ name, className }: { name: string; className?: string }) {
  const { logo, isNameInLogo } = useLook();
  const isAlone = logo !== null && isNameInLogo;
  return (
    <span
      className={joinClasses(
        "inline-flex min-w-0 items-center gap-2.5 font-display text-2xl leading-none font-heading tracking-tight max-[359px]:gap-1.5 max-[359px]:text-xl md:text-[1.75rem]",
        className,
      )}
    >
      {logo === null ? (
        <Drawing body={WRAPPED_GIFT} className="size-8" />
      ) : (
        <img
          src={pictureAddressOf(logo)}
          width={logo.width}
          height={logo.height}
          alt={isAlone ? name : ""}
          className={joinClasses(
            "w-auto object-contain object-left dark:rounded-tag dark:bg-plate dark:px-1.5 dark:py-1",
            isAlone ? "h-9 max-w-48 md:h-10 md:max-w-60" : "h-8 max-w-24",
          )}
        />
      )}
      {isAlone ? null : <span className="truncate pb-0.5">{name}</span>}
    </span>
  );
}
