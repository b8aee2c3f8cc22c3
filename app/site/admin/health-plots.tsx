import { useMemo } from "react";
import { useOwnLocale } from "#app/ui/local-time.tsx";
import { useOwnZone } from "#app/ui/own-zone.tsx";
import type { HealthSpan } from "#app/platform/metrics/health-samples.server.ts";
import { Plot } from "#app/ui/plots/plot.tsx";

interface Figure {
  title: string;
  unit: string;
  /** Formats the figure of the whole day. */
  total: (spans: readonly HealthSpan[]) => string;
  value: (span: HealthSpan) => number;
}

const sumOf = (spans: readonly HealthSpan[], value: (span: HealthSpan) => number) => spans.reduce((sum, span) => sum + value(span), 0);
const count = (value: number) => value.toLocaleString("en-US");
const most = (spans: readonly HealthSpan[], value: (span: HealthSpan) => number) => Math.max(0, ...spans.map(value));

/** Returns the percentage of requests that a cached page answered. */
function cacheHitShare(kept: number, requests: number): number {
  return requests === 0 ? 0 : Math.round((kept / requests) * 100);
}

const FIGURES: readonly Figure[] = [
  {
    title: "Requests",
    unit: "requests",
    total: (spans) => count(sumOf(spans, ({ requests }) => requests)),
    value: ({ requests }) => requests,
  },
  {
    title: "Failed requests",
    unit: "failed",
    total: (spans) => count(sumOf(spans, ({ failures }) => failures)),
    value: ({ failures }) => failures,
  },
  {
    title: "Answered from the page cache",
    unit: "%",
    total: (spans) =>
      `${cacheHitShare(
        sumOf(spans, ({ cachedPages }) => cachedPages),
        sumOf(spans, ({ requests }) => requests),
      )}%`,
    value: ({ cachedPages, requests }) => cacheHitShare(cachedPages, requests),
  },
  {
    title: "Time to render a page",
    unit: "ms",
    total: (spans) => `${count(most(spans, ({ renderMs }) => renderMs))} ms at most`,
    value: ({ renderMs }) => renderMs,
  },
  {
    title: "Time for a database query",
    unit: "ms",
    total: (spans) => `${count(most(spans, ({ queryMs }) => queryMs))} ms at most`,
    value: ({ queryMs }) => queryMs,
  },
  {
    title: "Time for a finder search",
    unit: "ms",
    total: (spans) => `${count(most(spans, ({ finderMs }) => finderMs))} ms at most`,
    value: ({ finderMs }) => finderMs,
  },
  {
    title: "Memory of the largest server",
    unit: "MB",
    total: (spans) => `${count(most(spans, ({ memoryMb }) => memoryMb))} MB at most`,
    value: ({ memoryMb }) => memoryMb,
  },
];

/** Shows the last day in half hours, with a plot for each figure. Times of the day are the reader's, in their own form. */
export function HealthPlots({ spans }: { spans: readonly HealthSpan[] }) {
  const timeZone = useOwnZone();
  const locale = useOwnLocale();
  const clock = useMemo(() => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone }), [locale, timeZone]);
  const place = timeZone.replaceAll("_", " ");
  return (
    <section aria-labelledby="last-day">
      <h2 id="last-day" className="text-subheading">
        The last 24 hours
      </h2>
      <p className="mb-4 text-sm text-soft-ink">All servers together, by half hour. Times are in the {place} time zone.</p>
      <div className="grid gap-4 lg:grid-cols-2">
        {FIGURES.map(({ title, unit, total, value }) => (
          <div key={title} className="min-w-0 rounded-card border border-line bg-card p-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mb-3 font-display text-title tabular-nums">{total(spans)}</p>
            <Plot
              kind="hours"
              label={`${title}, by half hour (${place})`}
              unit={unit}
              titles={{ names: `Time of day (${place})` }}
              points={spans.map((span) => ({ name: span.time, value: value(span) }))}
              nameOf={(time) => clock.format(new Date(time))}
            />
          </div>
        ))}
      </div>
    </section>
  );
}
