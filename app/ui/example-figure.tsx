import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";

/** Shows what a place will hold once there is something, and says that it is an example. */
export function ExampleFigure({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <figure className="rounded-card border border-dashed border-edge p-5">
      <figcaption className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft-ink">
        <Badge tone="featured">Example</Badge>
        {caption}
      </figcaption>
      {children}
    </figure>
  );
}

/** Rows of an example: what is counted, and how often. */
export function ExampleRows({ rows }: { rows: readonly (readonly [name: string, count: string])[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line text-soft-ink">
      {rows.map(([name, count]) => (
        <li key={name} className="flex min-h-touch items-center justify-between gap-4 py-1.5">
          <span className="min-w-0 break-words">{name}</span>
          <span className="shrink-0 tabular-nums">{count}</span>
        </li>
      ))}
    </ul>
  );
}
