import { Check, Copy, Link2 } from "lucide-react";
import type { ButtonLook } from "./button-classes.ts";
import { Button } from "./button.tsx";
import type { useCopy } from "./use-copy.ts";

interface CopyButtonProps extends Pick<ButtonLook, "variant" | "size"> {
  outcome: ReturnType<typeof useCopy>["outcome"];
  onCopy: () => void;
  /** Text of the button; anything but a link needs one. */
  label?: string;
  /** True where the icon alone is seen, beside another button. */
  isIcon?: boolean;
}

/**
 * A button that reads "Copy link", then "Copied!". It is hidden without JavaScript; where the browser refuses the clipboard, it asks the
 * user to copy manually.
 */
export function CopyButton({ outcome, onCopy, label = "Copy link", isIcon = false, variant, size }: CopyButtonProps) {
  const Icon = outcome === "copied" ? Check : label === "Copy link" ? Link2 : Copy;
  return (
    <span className="contents noscript:hidden">
      <Button variant={variant} size={size} onClick={onCopy}>
        <Icon aria-hidden className={size === "sm" ? "size-4" : "size-4.5"} />
        <span className={isIcon ? "sr-only" : undefined}>
          {outcome === "copied" ? "Copied!" : outcome === "refused" ? "Please copy it by hand" : label}
        </span>
      </Button>
    </span>
  );
}
