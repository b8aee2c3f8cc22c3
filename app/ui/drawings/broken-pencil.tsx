import { SmallDrawing } from "./small-drawing.tsx";

/** A pencil that broke in the middle of a line. */
export function BrokenPencilDrawing() {
  return (
    <SmallDrawing>
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
    </SmallDrawing>
  );
}
