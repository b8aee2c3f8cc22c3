import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { CROP_RATIOS, cropOfRatio, fitCrop, moveInside, type PixelCrop } from "../crop.ts";
import { mediaKey, MEDIA_WIDTHS, mediaPath } from "../media-paths.ts";
import type { MediaFile } from "../types.ts";
import { CropFrame } from "./crop-frame.tsx";

interface CropPanelProps {
  file: MediaFile;
  picture: { width: number; height: number };
  isBusy: boolean;
  onCrop: (crop: PixelCrop) => void;
}

const SIDES = [
  { side: "left", label: "From the left" },
  { side: "top", label: "From the top" },
  { side: "width", label: "Width" },
  { side: "height", label: "Height" },
] as const;

/** Cuts a part out of a picture, which takes its place wherever it is used. */
export function CropPanel({ file, picture, isBusy, onCrop }: CropPanelProps) {
  const whole = { left: 0, top: 0, ...picture };
  const [crop, setCrop] = useState<PixelCrop>(whole);
  const [ratio, setRatio] = useState<number | null>(null);
  const isWhole = crop.width === picture.width && crop.height === picture.height;
  const scale = Math.min(1, Math.max(...MEDIA_WIDTHS) / picture.width);
  const made = [crop.width, crop.height].map((side) => Math.max(1, Math.round(side * scale)));

  function change(side: keyof PixelCrop, typed: number) {
    const wanted = { ...crop, [side]: typed };
    if (ratio !== null && side === "width") wanted.height = Math.round(typed / ratio);
    if (ratio !== null && side === "height") wanted.width = Math.round(typed * ratio);
    setCrop(moveInside(wanted, picture));
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onCrop(crop);
      }}
      className="flex flex-col gap-4"
    >
      <p className="text-soft-ink">
        The cropped picture replaces this one wherever it’s used. You can restore the whole picture for an hour.
      </p>
      <CropFrame src={`${mediaPath(mediaKey(file.path))}/1200.webp`} picture={picture} crop={crop} ratio={ratio} onChange={setCrop} />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        <SelectField
          label="Ratio"
          value={ratio ?? ""}
          onChange={(event) => {
            const wanted = event.target.value === "" ? null : Number(event.target.value);
            setRatio(wanted);
            setCrop(cropOfRatio(picture, wanted, crop));
          }}
        >
          {CROP_RATIOS.map(({ label, ratio: each }) => (
            <option key={label} value={each ?? ""}>
              {label}
            </option>
          ))}
        </SelectField>
        {SIDES.map(({ side, label }) => (
          <PixelField key={side} label={label} value={crop[side]} onChange={(typed) => change(side, typed)} />
        ))}
      </div>
      <p role="status" className="text-sm text-soft-ink tabular-nums">
        {isWhole ? "The whole picture is kept." : `The new picture will be ${made[0]} × ${made[1]} pixels.`}
        {!isWhole && (made[0] ?? 0) < 320 ? " That’s small: it will look blurry in large spaces." : ""}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          onClick={() => {
            setRatio(null);
            setCrop(whole);
          }}
        >
          Keep the whole picture
        </Button>
        <Button type="submit" busy={isBusy} disabled={isWhole || !fitCrop(crop, picture)}>
          Crop the picture
        </Button>
      </div>
    </form>
  );
}

function PixelField({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  // What is being typed may be no size yet.
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && /^\d{1,6}$/.test(typed)) onChange(Number(typed));
    setTyped(null);
  };
  return (
    <TextField
      type="number"
      label={label}
      min={0}
      value={typed ?? value}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
