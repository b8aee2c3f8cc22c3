import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { PlotPoint } from "./plot-types.ts";

// Loaded when wanted by Plot, whose table is what screen readers get.

/** "Nov 21" of an ISO day. */
function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}

/** A number for each day, as a line over the ground. */
export function DayPlot({ points, unit }: { points: readonly PlotPoint[]; unit: string }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <AreaChart accessibilityLayer={false} data={[...points]} margin={{ left: -16, right: 8, top: 8 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="name"
          tickFormatter={shortDay}
          minTickGap={32}
          stroke="var(--color-soft-ink)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
        />
        <YAxis allowDecimals={false} stroke="var(--color-soft-ink)" fontSize={12} tickLine={false} axisLine={false} />
        <Tooltip labelFormatter={(day) => shortDay(String(day))} formatter={(value) => [`${String(value)} ${unit}`, ""]} separator="" />
        <Area
          dataKey="value"
          type="linear"
          stroke="var(--color-evergreen)"
          strokeWidth={2}
          fill="var(--color-sage)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

/** Bars from left to right, a name a line, the largest first. */
export function BarPlot({ points, unit }: { points: readonly PlotPoint[]; unit: string }) {
  return (
    <ResponsiveContainer width="100%" height={Math.max(80, points.length * 34 + 30)}>
      <BarChart accessibilityLayer={false} data={[...points]} layout="vertical" margin={{ left: 0, right: 16 }}>
        <XAxis type="number" allowDecimals={false} stroke="var(--color-soft-ink)" fontSize={12} tickLine={false} axisLine={false} />
        <YAxis type="category" dataKey="name" width={150} stroke="var(--color-ink)" fontSize={13} tickLine={false} axisLine={false} />
        <Tooltip formatter={(value) => [`${String(value)} ${unit}`, ""]} separator="" cursor={{ fill: "var(--color-linen)" }} />
        <Bar dataKey="value" fill="var(--color-evergreen)" radius={[0, 6, 6, 0]} barSize={16} isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
