import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { pictureAddress } from "../picture-address.ts";
import { isMediaPath } from "../media-paths.ts";
import { MediaPicker } from "./media-picker.tsx";

interface ImageAddressFieldProps {
  label: string;
  name?: string;
  value: string;
  onChange: (address: string) => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  className?: string;
}

/** A field for a picture's address, typed or chosen from the library, with a preview beside it. */
export function ImageAddressField({ value, onChange, className, ...field }: ImageAddressFieldProps) {
  const [isPicking, setIsPicking] = useState(false);
  const isShowable = isMediaPath(value) || /^https:\/\/./i.test(value);
  return (
    <div className={joinClasses("flex items-start gap-3", className)}>
      <TextField
        {...field}
        placeholder="https://…"
        inputMode="url"
        maxLength={2000}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1"
        trailing={<IconButton label="Choose from the library" icon={<ImagePlus aria-hidden />} onClick={() => setIsPicking(true)} />}
      />
      {isShowable ? (
        <img {...pictureAddress(value, 320)} alt="" className="mt-1.5 size-16 shrink-0 rounded-control bg-linen object-cover" />
      ) : null}
      <MediaPicker isOpen={isPicking} onClose={() => setIsPicking(false)} onPick={({ path }) => onChange(path)} />
    </div>
  );
}
