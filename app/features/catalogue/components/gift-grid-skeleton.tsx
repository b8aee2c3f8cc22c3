import { Skeleton, SkeletonGroup } from "#app/ui/skeleton.tsx";

/** Gift cards to come. */
export function GiftGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <SkeletonGroup label="Loading gifts" className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 lg:gap-6">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="overflow-hidden rounded-card border border-line bg-card">
          <Skeleton className="aspect-square rounded-none" />
          <div className="space-y-3 p-4">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-8 w-1/2" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
