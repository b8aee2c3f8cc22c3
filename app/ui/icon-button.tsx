import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

const VARIANTS = {
  plain: "rounded-control text-ink hover:bg-linen",
  outline: "rounded-full border border-line bg-card text-ink hover:border-evergreen hover:text-evergreen",
  raised: "rounded-full bg-card text-ink shadow-card hover:text-ribbon",
} as const;

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  variant?: keyof typeof VARIANTS;
}

/** A 44-px button with an icon and an accessible name; `aria-pressed` makes it a toggle. */
export function IconButton({ label, icon, variant = "plain", className, type = "button", ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={joinClasses(
        "inline-flex size-touch shrink-0 items-center justify-center transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:size-5",
        VARIANTS[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
