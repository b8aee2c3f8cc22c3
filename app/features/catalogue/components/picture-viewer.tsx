import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { pictureAddress } from "#app/features/media/picture-address.ts";
import { joinClasses } from "#app/ui/class-names.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import type { FurtherPicture as Picture } from "../gift-lines.ts";

interface PictureViewerProps {
  name: string;
  pictures: readonly Picture[];
  /** The picture that is shown, counted from 0; null while the viewer is closed. */
  place: number | null;
  onShow: (place: number) => void;
  onClose: () => void;
}

/** Shows a gift's pictures large, one at a time. */
export function PictureViewer({ name, pictures, place, onShow, onClose }: PictureViewerProps) {
  return (
    <Dialog size="xl" isOpen={place !== null} onClose={onClose} title={name} description="Click or tap the picture to zoom in.">
      {place === null ? null : <LargePicture key={place} {...{ pictures, place, onShow }} />}
    </Dialog>
  );
}

/** A place: in the picture from 0 to 1, or of a finger in pixels. */
interface Point {
  x: number;
  y: number;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/** A finger that moves this far to a side turns to the next picture. */
const SWIPE_PX = 48;

function LargePicture({ pictures, place, onShow }: Pick<PictureViewerProps, "pictures" | "onShow"> & { place: number }) {
  const area = useRef<HTMLDivElement>(null);
  const [zoomed, setZoomed] = useState<Point | null>(null);
  const finger = useRef<Point | null>(null);
  const picture = pictures[place];

  useLayoutEffect(() => {
    if (zoomed === null || area.current === null) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = area.current;
    area.current.scrollTo({ left: zoomed.x * scrollWidth - clientWidth / 2, top: zoomed.y * scrollHeight - clientHeight / 2 });
  }, [zoomed]);

  function toggleZoom({ detail, nativeEvent, currentTarget }: MouseEvent<HTMLButtonElement>) {
    // A key's click is no place in the picture.
    const point =
      detail === 0 ? MIDDLE : { x: nativeEvent.offsetX / currentTarget.clientWidth, y: nativeEvent.offsetY / currentTarget.clientHeight };
    setZoomed(zoomed === null ? point : null);
  }

  /** While the picture is zoomed in, arrow keys and fingers move it instead. */
  function turnPage(step: 1 | -1) {
    if (zoomed === null && pictures[place + step] !== undefined) onShow(place + step);
  }

  function turnByKey({ key }: KeyboardEvent) {
    if (key === "ArrowRight") turnPage(1);
    if (key === "ArrowLeft") turnPage(-1);
  }

  /** Two fingers enlarge the whole page, and a mouse has buttons for the next picture. */
  function touch({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
    finger.current = pointerType === "touch" && isPrimary ? { x, y } : null;
  }

  function swipe({ clientX, clientY }: PointerEvent) {
    const start = finger.current;
    finger.current = null;
    if (start === null) return;
    const [across, down] = [clientX - start.x, clientY - start.y];
    if (Math.abs(across) >= SWIPE_PX && Math.abs(across) > Math.abs(down)) turnPage(across < 0 ? 1 : -1);
  }

  if (picture === undefined) return null;
  const { image, alt } = picture;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys come from the buttons inside.
    <div onKeyDown={turnByKey}>
      <div
        ref={area}
        onPointerDown={touch}
        onPointerUp={swipe}
        className={joinClasses(
          "h-[calc(100dvh-13rem)] min-h-60 overflow-auto overscroll-contain rounded-control bg-linen",
          zoomed === null ? "touch-pan-y touch-pinch-zoom" : null,
        )}
      >
        <button
          type="button"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog opens with it, and another picture takes the place of one that had the focus.
          autoFocus
          aria-label={`${zoomed === null ? "Zoom in" : "Zoom out"}: ${alt}`}
          onClick={toggleZoom}
          className={joinClasses("block", zoomed === null ? "size-full cursor-zoom-in" : "size-[250%] cursor-zoom-out")}
        >
          <img {...pictureAddress(image, 1200)} alt="" className="pointer-events-none size-full object-contain" />
        </button>
      </div>
      {pictures.length > 1 ? (
        <div className="mt-3 flex items-center justify-center gap-4">
          <IconButton
            label="Previous picture"
            icon={<ChevronLeft aria-hidden />}
            disabled={place === 0}
            onClick={() => onShow(place - 1)}
          />
          <p aria-live="polite" className="text-soft-ink tabular-nums">
            {place + 1} of {pictures.length}
            <span className="sr-only">: {alt}</span>
          </p>
          <IconButton
            label="Next picture"
            icon={<ChevronRight aria-hidden />}
            disabled={place === pictures.length - 1}
            onClick={() => onShow(place + 1)}
          />
        </div>
      ) : null}
    </div>
  );
}
