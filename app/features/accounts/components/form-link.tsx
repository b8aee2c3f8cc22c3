import type { ComponentProps } from "react";
import { Link } from "react-router";
import { joinClasses } from "#app/ui/class-names.ts";

/** Renders a link in the text around a form, tall enough for a finger. */
export function FormLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return (
    <Link
      {...rest}
      className={joinClasses(
        "inline-flex min-h-touch items-center font-semibold text-evergreen underline underline-offset-4 hover:decoration-2",
        className,
      )}
    />
  );
}
