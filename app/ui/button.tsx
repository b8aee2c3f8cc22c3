import type { ComponentProps, MouseEvent } from "react";
import { Link } from "react-router";
import { buttonClasses, type ButtonLook } from "./button-classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button">, ButtonLook {
  /** True shows a spinner, ignores clicks and form submission, and keeps the focus (a disabled button would lose it). */
  busy?: boolean;
}

function swallowClick(event: MouseEvent) {
  event.preventDefault();
}

/** A button with `type="button"` by default, so that it submits no form by accident. */
export function Button({ variant, size, className, busy = false, type = "button", onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallowClick : onClick}
      className={buttonClasses({ variant, size, className })}
    >
      {busy ? <Spinner /> : null}
      {children}
    </button>
  );
}

/** A link that looks like a button; it takes the props of react-router's `Link`, including absolute URLs. */
export function ButtonLink({ variant, size, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={buttonClasses({ variant, size, className })} />;
}
