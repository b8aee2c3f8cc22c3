import { useState } from "react";
import { useDayForm } from "../local-time.tsx";
import { Skeleton } from "../skeleton.tsx";
import { useLazyModule } from "../use-lazy-module.ts";
import type { PlotPoint, PlotTitles } from "./drawn-plots.tsx";

const loadDrawings = () => import("./drawn-plots.tsx");

interface PlotProps {
  kind: "days" | "hours" | "bars";
  /** Accessible name of the plot. */
  label: string;
  /** What is counted, such as "clicks". */
  unit: string;
  /** What the axes and lines are called. */
  titles: PlotTitles;
  points: readonly PlotPoint[];
  /** Returns how a point's name is written; days are in the reader's own form. */
  nameOf?: (name: string) => string;
}

/** A plot with the same numbers as a table. The drawing code is loaded separately. */
export function Plot({ kind, label, unit, titles, points, nameOf }: PlotProps) {
  const inOwnForm = useDayForm();
  const write = nameOf ?? (kind === "days" ? inOwnForm : (name: string) => name);
  const [hasFailed, setHasFailed] = useState(false);
  const drawings = useLazyModule(loadDrawings, true, () => setHasFailed(true));
  return (
    <figure>
      {hasFailed ? null : (
        <div aria-hidden>
          {drawings === null ? (
            <Skeleton className="h-60 w-full" />
          ) : kind === "days" ? (
            <drawings.DayPlot points={points} unit={unit} titles={titles} />
          ) : kind === "hours" ? (
            <drawings.LinePlot points={points} unit={unit} titles={titles} nameOf={write} />
          ) : (
            <drawings.BarPlot points={points} unit={unit} titles={titles} />
          )}
        </div>
      )}
      <details className="mt-2" open={hasFailed || undefined}>
        <summary className="inline-flex min-h-touch cursor-pointer items-center text-sm text-soft-ink">View as a table</summary>
        <table className="w-full text-[0.9375rem] tabular-nums">
          <caption className="sr-only">{label}</caption>
          <thead className="text-left text-sm text-soft-ink">
            <tr>
              <th scope="col" className="py-1.5 font-semibold">
                {titles.names}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {titles.now ?? unit}
              </th>
              {titles.before === undefined ? null : (
                <th scope="col" className="py-1.5 text-right font-semibold">
                  {titles.before}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, value, before }) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {write(name)}
                </th>
                <td className="py-1.5 text-right">
                  {value} {unit}
                </td>
                {titles.before === undefined ? null : (
                  <td className="py-1.5 text-right text-soft-ink">
                    {before ?? 0} {unit}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
