import { Skeleton } from "#app/ui/skeleton.tsx";

export function GiftCardSkeleton() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-card">
      <Skeleton className="aspect-square rounded-none" />
      <div className="space-y-3 p-4">
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-8 w-1/2" />
      </div>
    </div>
  );
}
