import type { ComponentProps } from "react";
import { Link } from "react-router";
import { isOwnPath } from "#app/features/look/link-targets.ts";

/** Renders a link that an owner has chosen: to a page of this site, or elsewhere. */
export function SiteLink({ to, ...props }: Omit<ComponentProps<"a">, "href"> & { to: string }) {
  return isOwnPath(to) ? <Link to={to} {...props} /> : <a href={to} rel="noopener" {...props} />;
}
