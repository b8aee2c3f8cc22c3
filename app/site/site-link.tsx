import type { ReactNode } from "react";
import { Link } from "react-router";
import { isOwnPath } from "#app/features/look/link-targets.ts";

/** Renders a link that an owner has chosen: to a page of this site, or elsewhere. */
export function SiteLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (isOwnPath(to))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    );
  return (
    <a href={to} rel="noopener" className={className}>
      {children}
    </a>
  );
}
