import type { ReactNode } from "react";

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  /** Buttons for the page as a whole. */
  actions?: ReactNode;
}

/** Title, subtitle and actions of an admin or account page. */
export function PageHeader({ title, subtitle, actions }: PageHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-heading">{title}</h1>
        {subtitle ? <p className="mt-1 text-[0.9375rem] text-soft-ink">{subtitle}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5 max-sm:w-full max-sm:*:grow">{actions}</div> : null}
    </header>
  );
}
