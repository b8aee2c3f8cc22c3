import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";

// Plot loads this module on demand; screen readers get its table instead.

/** Formats an ISO date in the reader's own form, such as "Nov 21". */
function shortDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(undefined, { month: "short", day: "numeric", timeZone: "UTC" });
}

interface LinePlotProps {
  points: readonly PlotPoint[];
  unit: string;
  /** The titles of the axes. */
  titles: PlotTitles;
  /** Returns a point's axis label. */
  nameOf: (name: string) => string;
}

const axisTitle = { fill: "var(--color-soft-ink)", fontSize: 12 } as const;
/** The library's own colors are those of a light page. */
const TOOLTIP = {
  contentStyle: { background: "var(--color-card)", borderColor: "var(--color-line)", borderRadius: "var(--radius-control)" },
  labelStyle: { color: "var(--color-ink)" },
  itemStyle: { color: "var(--color-ink)" },
} as const;
const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Values over time as a line with a filled area, and those of the time before as a dashed line where there are some. */
export function LinePlot({ points, unit, titles, nameOf }: LinePlotProps) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <AreaChart accessibilityLayer={false} data={[...points]} margin={{ left: 0, right: 8, top: 8, bottom: 18 }}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="name"
          tickFormatter={nameOf}
          minTickGap={32}
          stroke="var(--color-soft-ink)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
          label={{ ...axisTitle, value: titles.names, position: "insideBottom", offset: -12 }}
        />
        <YAxis
          allowDecimals={false}
          width={56}
          stroke="var(--color-soft-ink)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
          label={{ ...axisTitle, value: capitalized(unit), angle: -90, position: "insideLeft", style: { textAnchor: "middle" } }}
        />
        <Tooltip
          {...TOOLTIP}
          labelFormatter={(name) => nameOf(String(name))}
          formatter={(value, key) => [`${String(value)} ${unit}`, key === "before" ? (titles.before ?? "") : (titles.now ?? "")]}
          separator=" "
        />
        {titles.before === undefined ? null : (
          <Area
            dataKey="before"
            type="linear"
            stroke="var(--color-soft-ink)"
            strokeDasharray="5 4"
            strokeWidth={1.5}
            fill="none"
            isAnimationActive={false}
          />
        )}
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
export function DayPlot(props: Omit<LinePlotProps, "nameOf">) {
  return <LinePlot {...props} nameOf={shortDay} />;
}

/** Horizontal bars, one per name, in the given order (the largest first), each above a lighter one of the time before where there is one. */
export function BarPlot({ points, unit, titles }: Omit<LinePlotProps, "nameOf">) {
  const barSize = titles.before === undefined ? 16 : 10;
  return (
    <ResponsiveContainer width="100%" height={Math.max(100, points.length * 34 + 50)}>
      <BarChart accessibilityLayer={false} data={[...points]} layout="vertical" margin={{ left: 0, right: 16, bottom: 18 }}>
        <XAxis
          type="number"
          allowDecimals={false}
          stroke="var(--color-soft-ink)"
          fontSize={12}
          tickLine={false}
          axisLine={false}
          label={{ ...axisTitle, value: capitalized(unit), position: "insideBottom", offset: -12 }}
        />
        <YAxis type="category" dataKey="name" width={150} stroke="var(--color-ink)" fontSize={13} tickLine={false} axisLine={false} />
        <Tooltip
          {...TOOLTIP}
          formatter={(value, key) => [`${String(value)} ${unit}`, key === "before" ? (titles.before ?? "") : (titles.now ?? "")]}
          separator=" "
          cursor={{ fill: "var(--color-linen)" }}
        />
        <Bar dataKey="value" fill="var(--color-evergreen)" radius={[0, 6, 6, 0]} barSize={barSize} isAnimationActive={false} />
        {titles.before === undefined ? null : (
          <Bar dataKey="before" fill="var(--color-edge)" radius={[0, 6, 6, 0]} barSize={barSize} isAnimationActive={false} />
        )}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** A value with its name: an ISO date, a moment or a word. */
export interface PlotPoint {
  name: string;
  value: number;
  /** The value of the same point of the time before. */
  before?: number;
}

/** What a plot's axes and lines are called. */
export interface PlotTitles {
  /** The axis of the names, such as "Day". */
  names: string;
  /** The line of the values, and that of the time before; without the latter it is not drawn. */
  now?: string;
  before?: string;
}
