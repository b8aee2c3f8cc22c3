import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { joinClasses } from "./class-names.ts";

/** A chip looks 36 px high and has a 44-px touch target; with gaps of 8 px the targets of adjacent lines meet without overlapping. */
const PILL = "relative inline-flex min-h-9 max-w-full items-center rounded-full text-sm leading-tight font-medium";
const TONES = {
  filled: "bg-sage text-evergreen",
  outline: "border border-line bg-card text-soft-ink",
} as const;

interface ChipProps {
  label: string;
  tone?: keyof typeof TONES;
  icon?: ReactNode;
  /** Adds a button that removes the chip. */
  onRemove?: () => void;
  /** Adds a link that removes the chip and works without JavaScript. */
  removeTo?: ComponentProps<typeof Link>["to"];
}

/** A chosen value. With `onRemove` or `removeTo` it has a control named "Remove {label}". */
export function Chip({ label, tone = "filled", icon, onRemove, removeTo }: ChipProps) {
  const isRemovable = onRemove !== undefined || removeTo !== undefined;
  const removeClasses =
    "relative -ml-1.5 inline-flex min-h-9 w-8 shrink-0 items-center justify-center rounded-full hover:text-ink after:absolute after:-inset-y-1 after:right-0 after:-left-3";
  const removeIcon = <X aria-hidden className="size-3.5" />;
  return (
    <span className={joinClasses(PILL, TONES[tone])}>
      <span
        className={joinClasses(
          "flex min-w-0 items-center gap-1.5 py-1.5 pl-3.5 [&_img]:size-4 [&_svg]:size-4",
          isRemovable ? "pr-2" : "pr-3.5",
        )}
      >
        {icon}
        <span className="truncate">{label}</span>
      </span>
      {removeTo !== undefined ? (
        <Link to={removeTo} aria-label={`Remove ${label}`} preventScrollReset className={removeClasses}>
          {removeIcon}
        </Link>
      ) : onRemove ? (
        <button type="button" aria-label={`Remove ${label}`} onClick={onRemove} className={removeClasses}>
          {removeIcon}
        </button>
      ) : null}
    </span>
  );
}
