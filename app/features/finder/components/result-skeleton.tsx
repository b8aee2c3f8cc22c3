import { GiftCardSkeleton } from "#app/features/catalogue/components/gift-card-skeleton.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { DEFAULT_GIFTS } from "../constants.ts";
import { FINDER_TEXTS } from "../results/screen-texts.ts";

/** Placeholder in the shape of a result: the brief and the gifts. The page itself announces the wait to screen readers. */
export function ResultSkeleton() {
  return (
    <div className="mx-auto grid w-full max-w-content items-start gap-x-9 gap-y-6 px-4 pt-6 pb-16 md:px-6 md:pt-9 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid gap-5">
        <h1 className="flex items-center gap-3 text-heading">
          <Spinner className="text-2xl text-evergreen" />
          {FINDER_TEXTS.lookingBriefly}
        </h1>
        <Skeleton className="h-44 rounded-card" />
        <div className="flex flex-wrap gap-2">
          {["w-20", "w-28", "w-24", "w-32", "w-20"].map((width, index) => (
            <Skeleton key={index} className={`h-9 rounded-full ${width}`} />
          ))}
        </div>
      </div>
      <div>
        <Skeleton className="h-9 w-52" />
        <div className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5">
          {Array.from({ length: DEFAULT_GIFTS }, (_, index) => (
            <GiftCardSkeleton key={index} />
          ))}
        </div>
      </div>
    </div>
  );
}
