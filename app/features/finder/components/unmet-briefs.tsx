import { Badge } from "#app/ui/badge.tsx";
import { ExportLink } from "#app/ui/export-link.tsx";
import { ExampleFigure, ExampleRows } from "#app/ui/example-figure.tsx";
import type { UnmetBrief } from "../types.ts";

/** Lists kinds of briefs that found few gifts, most frequent first, or an example where nothing has been counted yet. */
export function UnmetBriefs({ unmet, isNew, file }: { unmet: readonly UnmetBrief[]; isNew: boolean; file: string }) {
  return (
    <section aria-labelledby="unmet-briefs" className="rounded-card border border-line bg-card p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="unmet-briefs" className="text-subheading">
          Requests that found few gifts
        </h2>
        {unmet.length === 0 ? null : <ExportLink of="Requests that found few gifts" file={file} />}
      </div>
      <p className="mt-1 mb-3 text-[0.9375rem] text-soft-ink">Wishes and limits only. We keep nothing about the person or who asked.</p>
      {unmet.length === 0 ? (
        <>
          <p>The gift finder found enough gifts for every request.</p>
          {isNew ? (
            <div className="mt-4">
              <ExampleFigure caption="What people wished for, and how few gifts there were.">
                <ExampleRows
                  rows={[
                    ["Pottery, up to $20", "Asked 5× (2 before), found 1"],
                    ["Sailing, under 3 days", "Asked 3× (4 before), found 0"],
                  ]}
                />
              </ExampleFigure>
            </div>
          ) : null}
        </>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {unmet.map(({ words, limits, count, before, found }) => (
            <li key={[...words, "|", ...limits].join(" ")} className="flex items-center justify-between gap-4 py-2">
              <span className="flex min-w-0 flex-wrap gap-1.5">
                {words.map((word) => (
                  <Badge key={word}>{word}</Badge>
                ))}
                {limits.map((limit) => (
                  <Badge key={limit} tone="outline">
                    {limit}
                  </Badge>
                ))}
              </span>
              <span className="shrink-0 text-right text-sm text-soft-ink tabular-nums">
                Asked {count}× ({before} before), found {found}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
