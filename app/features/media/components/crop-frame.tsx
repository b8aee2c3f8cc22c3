import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { type CropCorner, CROP_CORNERS, cornerOf, dragCorner, moveInside, type PixelCrop } from "../crop.ts";

interface CropFrameProps {
  /** Address of the picture, in any size. */
  src: string;
  picture: { width: number; height: number };
  crop: PixelCrop;
  ratio: number | null;
  onChange: (crop: PixelCrop) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const NAMES: Readonly<Record<CropCorner, string>> = {
  nw: "Upper left corner",
  ne: "Upper right corner",
  sw: "Lower left corner",
  se: "Lower right corner",
};
const CURSORS: Readonly<Record<CropCorner, string>> = {
  nw: "cursor-nwse-resize",
  ne: "cursor-nesw-resize",
  sw: "cursor-nesw-resize",
  se: "cursor-nwse-resize",
};

/** The picture with the part that is kept: it is moved as a whole or by its corners, with a pointer or the arrow keys. */
export function CropFrame({ src, picture, crop, ratio, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; y: number; crop: PixelCrop } | null>(null);
  const percent = (length: number, of: number) => `${(length / of) * 100}%`;
  const drag = (corner: CropCorner | null, from: PixelCrop, x: number, y: number) => {
    if (corner === null) return onChange(moveInside({ ...from, left: from.left + x, top: from.top + y }, picture));
    const start = cornerOf(from, corner);
    onChange(dragCorner(from, corner, { x: start.x + x, y: start.y + y }, picture, ratio));
  };

  const handlersOf = (corner: CropCorner | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const held = grip.current;
      const scale = picture.width / (frame.current?.clientWidth || 1);
      if (held !== null) drag(corner, held.crop, (event.clientX - held.x) * scale, (event.clientY - held.y) * scale);
    },
    onLostPointerCapture() {
      grip.current = null;
    },
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (arrow === undefined) return;
      event.preventDefault();
      const step = Math.max(1, Math.round(picture.width / (event.shiftKey ? 400 : 50)));
      drag(corner, crop, arrow[0] * step, arrow[1] * step);
    },
  });

  return (
    <div ref={frame} className="relative w-fit max-w-full touch-none select-none">
      <div className="relative overflow-hidden rounded-control bg-linen">
        <img src={src} alt="" draggable={false} className="block max-h-96 max-w-full" />
        <button
          type="button"
          aria-label={`The part you keep: ${crop.width} × ${crop.height} pixels. Move it with the arrow keys, or with Shift in small steps`}
          {...handlersOf(null)}
          style={{
            left: percent(crop.left, picture.width),
            top: percent(crop.top, picture.height),
            width: percent(crop.width, picture.width),
            height: percent(crop.height, picture.height),
          }}
          className="absolute min-h-0 cursor-move border-2 border-plate shadow-[0_0_0_9999px_rgb(0_0_0/55%)] -outline-offset-4"
        />
      </div>
      {CROP_CORNERS.map((corner) => {
        const { x, y } = cornerOf(crop, corner);
        return (
          <button
            key={corner}
            type="button"
            aria-label={NAMES[corner]}
            {...handlersOf(corner)}
            style={{ left: percent(x, picture.width), top: percent(y, picture.height) }}
            className={`absolute flex size-touch -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full ${CURSORS[corner]}`}
          >
            <span aria-hidden className="size-4 rounded-full border-2 border-plate bg-evergreen" />
          </button>
        );
      })}
    </div>
  );
}
