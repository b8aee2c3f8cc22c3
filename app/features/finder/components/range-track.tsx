/**
 * A slider's track with the chosen part in color; both ends are fractions of its length, 0 to 1. It is SVG because the content security
 * policy forbids inline styles.
 */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden className="finder-track">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      <rect x={`${from * 100}%`} width={`${Math.max(0, to - from) * 100}%`} height="6" rx="3" className="fill-evergreen" />
    </svg>
  );
}
