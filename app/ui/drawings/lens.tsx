import { SmallDrawing } from "./small-drawing.tsx";

/** A magnifying glass over dotted paper. */
export function LensDrawing() {
  return (
    <SmallDrawing>
      <rect x="34" y="22" width="72" height="82" rx="8" className="fill-butter stroke-none" />
      <path d="M48 40h44M48 54h24M48 68h16M48 82h28" className="stroke-marigold" strokeDasharray="0.1 7" strokeWidth="3.5" />
      <circle cx="94" cy="64" r="22" className="fill-card" />
      <path d="m110 80 17 17" strokeWidth="6" />
      <path d="M82 62a13 13 0 0 1 9-10" className="stroke-line" />
    </SmallDrawing>
  );
}
