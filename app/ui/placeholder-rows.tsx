import { Skeleton, SkeletonGroup } from "./skeleton.tsx";

/** Skeleton rows of a list that is loading. */
export function PlaceholderRows({ label, count = 3 }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label} className="flex flex-col gap-3 rounded-card border border-line bg-card p-4">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="flex items-center gap-4">
          <Skeleton className="size-11" />
          <Skeleton className="h-5 flex-1" />
          <Skeleton className="hidden h-5 w-24 md:block" />
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
