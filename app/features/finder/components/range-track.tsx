/** A slider's line with the chosen part in colour; both ends are shares of its length, 0 to 1. SVG, because styles in the HTML are forbidden. */
export function RangeTrack({ from, to }: { from: number; to: number }) {
  return (
    <svg aria-hidden className="finder-track">
      <rect width="100%" height="6" rx="3" className="fill-line" />
      <rect x={`${from * 100}%`} width={`${Math.max(0, to - from) * 100}%`} height="6" rx="3" className="fill-evergreen" />
    </svg>
  );
}
