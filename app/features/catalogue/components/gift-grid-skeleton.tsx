import { SkeletonGroup } from "#app/ui/skeleton.tsx";
import { GiftCardSkeleton } from "./gift-card-skeleton.tsx";

export function GiftGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup label="Loading gifts" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
      {Array.from({ length: count }, (_, index) => (
        <GiftCardSkeleton key={index} />
      ))}
    </SkeletonGroup>
  );
}
