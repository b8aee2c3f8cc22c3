import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

/** A placeholder in the shape of the coming content; its size is set by classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={joinClasses("animate-pulse rounded-control bg-line", className)} />;
}

/** Wraps skeletons and announces once to screen readers that something is loading. */
export function SkeletonGroup({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
