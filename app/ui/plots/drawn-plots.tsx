import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

// Plot loads this module on demand; screen readers get its table instead.

/** Formats an ISO date as "Nov 21". */
function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}

/** Values over time as a line with a filled area. `nameOf` returns a point's axis label. */
function LinePlot({ points, unit, nameOf }: { points: readonly PlotPoint[]; unit: string; nameOf: (name: string) => string }) {
  return (
    <ResponsiveContainer width="100%" height={240}>
      <AreaChart accessibilityLayer={false} data={[...points]} margin={{ left: -16, right: 8, top: 8 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="name"
          tickFormatter={nameOf}
          minTickGap={32}
          stroke="var(--color-soft-ink)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
        />
        <YAxis allowDecimals={false} stroke="var(--color-soft-ink)" fontSize={12} tickLine={false} axisLine={false} />
        <Tooltip labelFormatter={(name) => nameOf(String(name))} formatter={(value) => [`${String(value)} ${unit}`, ""]} separator="" />
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

/** A line with a value for each day. */
export function DayPlot(props: { points: readonly PlotPoint[]; unit: string }) {
  return <LinePlot {...props} nameOf={shortDay} />;
}

/** A line with a value for each time of the day. */
export function HourPlot(props: { points: readonly PlotPoint[]; unit: string }) {
  return <LinePlot {...props} nameOf={(time) => time} />;
}

/** Horizontal bars, one per name, in the given order (the largest first). */
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

/** A value with its name: an ISO date, a time of the day or a word. */
export interface PlotPoint {
  name: string;
  value: number;
}
