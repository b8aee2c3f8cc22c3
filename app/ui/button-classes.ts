import { joinClasses } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";
export type ButtonSize = "sm" | "md" | "lg";

const BASE =
  "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-control border text-center leading-tight font-semibold no-underline transition-colors duration-150 active:translate-y-px disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress";

const VARIANTS: Record<ButtonVariant, string> = {
  primary: "border-transparent bg-evergreen text-paper hover:bg-evergreen-deep",
  secondary: "border-line bg-card text-ink hover:border-evergreen hover:text-evergreen",
  quiet: "border-transparent bg-transparent text-evergreen hover:bg-linen",
  danger: "border-transparent bg-ribbon text-card hover:bg-ribbon-deep",
};

/** A small button looks 36 px high and has a 44-px touch target, which the invisible frame around it adds. */
const SIZES: Record<ButtonSize, string> = {
  sm: "min-h-9 px-3.5 py-1.5 text-sm after:absolute after:inset-x-0 after:-inset-y-1.25",
  md: "min-h-touch px-5 py-2.5 text-[0.9375rem]",
  lg: "min-h-13 px-7 py-3 text-[1.0625rem]",
};

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** Returns the classes of a button, for other elements that must look like one. */
export function buttonClasses({ variant = "primary", size = "md", className }: ButtonLook): string {
  return joinClasses(BASE, VARIANTS[variant], SIZES[size], className);
}
