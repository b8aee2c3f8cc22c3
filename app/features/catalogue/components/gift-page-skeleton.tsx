import { Skeleton, SkeletonGroup } from "#app/ui/skeleton.tsx";

export function GiftPageSkeleton() {
  return (
    <SkeletonGroup label="Loading gift" className="grid gap-8 pt-14 md:grid-cols-2 lg:gap-14">
      <Skeleton className="aspect-square rounded-card" />
      <div className="space-y-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-12 w-1/2" />
        <Skeleton className="h-32" />
        <Skeleton className="h-8 w-3/4" />
      </div>
    </SkeletonGroup>
  );
}
