import type { ComponentProps } from "react";
import { Link } from "react-router";

/** Renders a link within running text. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return <Link {...props} className="font-medium text-evergreen underline decoration-1 underline-offset-[0.2em] hover:decoration-2" />;
}
