import { type ComponentType, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

interface FileButtonProps {
  /** The media types and endings that the browser offers. */
  accept: string;
  icon: ComponentType<{ "aria-hidden": true; className: string }>;
  isBusy: boolean;
  onFile: (file: File) => void;
  size?: "sm" | "md";
  variant?: "secondary" | "quiet";
  children: ReactNode;
}

/** A button that lets the user choose one file; the same one can be chosen again. */
export function FileButton({ accept, icon: Icon, isBusy, onFile, size = "md", variant = "secondary", children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // Without this, choosing the same file again would fire no event.
          event.target.value = "";
          if (file !== undefined) onFile(file);
        }}
      />
      <Button size={size} variant={variant} busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? null : <Icon aria-hidden className="size-4.5" />}
        {children}
      </Button>
    </>
  );
}
