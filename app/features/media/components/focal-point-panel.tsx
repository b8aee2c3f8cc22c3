import { type KeyboardEvent, type PointerEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CENTER, FOCUS_STEP, type FocalPoint } from "#app/platform/storage/focal-point.ts";
import { mediaKey, mediaPath } from "../media-paths.ts";
import type { MediaFile } from "../types.ts";

interface FocalPointPanelProps {
  file: MediaFile;
  isBusy: boolean;
  onSave: (focus: FocalPoint) => void;
}

const STEPS: Readonly<Record<string, FocalPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const inSteps = (percent: number) => Math.min(Math.max(Math.round(percent / FOCUS_STEP) * FOCUS_STEP, 0), 100);

/** Chooses what of a picture stays in sight where the site crops it: by a click, with arrow keys, or with numbers. */
export function FocalPointPanel({ file, isBusy, onSave }: FocalPointPanelProps) {
  const [focus, setFocus] = useState(file.focus);
  const help = useId();
  const path = mediaPath(mediaKey(file.path));
  const move = (x: number, y: number) => setFocus({ x: inSteps(x), y: inSteps(y) });

  function point(event: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    move(((event.clientX - left) / width) * 100, ((event.clientY - top) / height) * 100);
  }
  function step(event: KeyboardEvent) {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(focus.x + by.x * FOCUS_STEP, focus.y + by.y * FOCUS_STEP);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave(focus);
      }}
      className="flex flex-col gap-4"
    >
      <p id={help} className="text-soft-ink">
        Wherever the site crops the picture, this point stays in view. Click the picture, or move the point with the arrow keys.
      </p>
      <div className="flex flex-wrap items-start gap-6">
        <div
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
          }}
          className="relative max-w-full cursor-crosshair touch-none rounded-control bg-linen select-none"
        >
          <img src={`${path}/640.webp`} alt="" draggable={false} className="block max-h-80 max-w-full rounded-control" />
          <button
            type="button"
            aria-label={`Focal point: ${focus.x}% from the left, ${focus.y}% from the top`}
            aria-describedby={help}
            onKeyDown={step}
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
            className="absolute flex size-touch -translate-x-1/2 -translate-y-1/2 items-center justify-center rounded-full"
          >
            <span aria-hidden className="size-6 rounded-full border-3 border-card bg-evergreen/60 shadow-card outline-2 outline-ink" />
          </button>
        </div>
        <ul aria-label="How it’s cropped" className="flex flex-wrap items-start gap-3 text-sm text-soft-ink">
          {PREVIEWS.map(({ name, className }) => (
            <li key={name} className="flex flex-col gap-1">
              <img
                src={`${path}/320.webp`}
                alt=""
                data-focus-x={focus.x}
                data-focus-y={focus.y}
                className={`block rounded-control bg-linen object-cover ${className}`}
              />
              {name}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:max-w-80">
        <PercentField label="From the left (%)" value={focus.x} onChange={(x) => setFocus({ ...focus, x })} />
        <PercentField label="From the top (%)" value={focus.y} onChange={(y) => setFocus({ ...focus, y })} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => setFocus(CENTER)}>
          Center
        </Button>
        <Button type="submit" busy={isBusy}>
          Save the focal point
        </Button>
      </div>
    </form>
  );
}

/** The shapes that most pictures of the site have. */
const PREVIEWS = [
  { name: "Card", className: "size-28" },
  { name: "Cover", className: "aspect-3/2 w-36" },
  { name: "Narrow", className: "h-28 w-16" },
] as const;

function PercentField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  // While somebody types, the field holds what is no step yet.
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      type="number"
      label={label}
      min={0}
      max={100}
      step={FOCUS_STEP}
      value={typed ?? value}
      onChange={(event) => {
        setTyped(event.target.value);
        if (event.target.value !== "") onChange(inSteps(event.target.valueAsNumber));
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
