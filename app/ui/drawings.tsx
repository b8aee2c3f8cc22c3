import type { ReactNode } from "react";

/** Small drawings for the moments when there is nothing else to show. Decoration only: the text beside them says it all. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 160 120"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-30 w-40 stroke-evergreen"
    >
      <ellipse cx="80" cy="109" rx="52" ry="5" className="fill-line stroke-none" />
      {children}
    </svg>
  );
}

/** An open box with nothing in it yet. */
export function OpenBoxDrawing() {
  return (
    <Drawing>
      <path d="M44 58h72v42a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6z" className="fill-sage" />
      <path d="M44 58 30 42h38l12 16 12-16h38l-14 16z" className="fill-card" />
      <path d="M73 58v48M87 58v48" className="stroke-ribbon" />
      <path d="M80 34V22M62 30l-6-10M98 30l6-10" className="stroke-marigold" />
    </Drawing>
  );
}

/** A magnifying glass over dotted paper. */
export function LensDrawing() {
  return (
    <Drawing>
      <rect x="34" y="22" width="72" height="82" rx="8" className="fill-butter stroke-none" />
      <path d="M48 40h44M48 54h24M48 68h16M48 82h28" className="stroke-marigold" strokeDasharray="0.1 7" strokeWidth="3.5" />
      <circle cx="94" cy="64" r="22" className="fill-card" />
      <path d="m110 80 17 17" strokeWidth="6" />
      <path d="M82 62a13 13 0 0 1 9-10" className="stroke-line" />
    </Drawing>
  );
}

/** A pencil that broke in the middle of a line. */
export function BrokenPencilDrawing() {
  return (
    <Drawing>
      <rect x="32" y="26" width="80" height="80" rx="8" className="fill-blush stroke-none" />
      <path d="M46 92c6-8 10-8 12 0s7 8 11 0 8-7 11-1" className="stroke-ribbon" />
      <g transform="rotate(-47 84 88)">
        <path d="m84 88 16-8v16z" className="fill-card" />
        <path d="M100 80h14l5 4-5 4 5 4-5 4h-14z" className="fill-marigold" />
      </g>
      <g transform="translate(3 -4) rotate(-20 118 52)">
        <path d="M106 44h28v16h-28l5-4-5-4 5-4z" className="fill-marigold" />
        <path d="M134 44h4a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4h-4z" className="fill-ribbon" />
      </g>
    </Drawing>
  );
}
