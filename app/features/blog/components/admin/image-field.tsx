import { Image } from "lucide-react";
import { useState } from "react";
import { MediaPicker } from "#app/features/media/components/media-picker.tsx";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { TextField } from "#app/ui/text-field.tsx";

interface ImageFieldProps {
  label: string;
  /** Title of the picture picker, which says what the picture is for. */
  title: string;
  value: string;
  error?: string;
  hint?: string;
  onChange: (value: string) => void;
  className?: string;
}

/** A field for a picture's address, which can be typed or chosen from the library. */
export function ImageField({ label, title, value, error, hint, onChange, className }: ImageFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={joinClasses("flex flex-wrap items-end gap-3", className)}>
      <TextField
        label={label}
        placeholder="https:// or a picture from the library"
        value={value}
        error={error}
        hint={hint}
        onChange={(event) => onChange(event.target.value)}
        className="min-w-0 flex-1 basis-64"
      />
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        <Image aria-hidden className="size-4.5" />
        Choose
      </Button>
      <MediaPicker isOpen={isOpen} onClose={() => setIsOpen(false)} onPick={({ path }) => onChange(path)} title={title} />
    </div>
  );
}
