import type { ReactNode } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { LINK_MINUTES } from "../constants.ts";

interface AccountCardProps {
  title: string;
  text?: ReactNode;
  /** Content under the card, such as a link to another page. */
  footer?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Renders a narrow page with a single task: signing in, a new password, a confirmation. */
export function AccountCard({ title, text, footer, className, children }: AccountCardProps) {
  return (
    <div className={joinClasses("mx-auto w-full max-w-[30rem] px-4 py-10 md:py-16", className)}>
      <h1 className="text-center text-title">{title}</h1>
      {text ? <div className="mt-3 text-center text-balance text-soft-ink">{text}</div> : null}
      {children ? <div className="mt-7 rounded-card border border-line bg-card p-5 shadow-card sm:p-8">{children}</div> : null}
      {footer ? <div className="mt-6 text-center text-[0.9375rem] text-soft-ink">{footer}</div> : null}
    </div>
  );
}

/** Tells the user that a link of a mail does not work any more. */
export function InvalidLink({ way }: { way: { to: string; label: string } }) {
  return (
    <AccountCard title="This link no longer works">
      <p>{`Links in our emails work once, for ${LINK_MINUTES} minutes. This one has already been used or has expired.`}</p>
      <ButtonLink to={way.to} size="lg" className="mt-5 w-full">
        {way.label}
      </ButtonLink>
    </AccountCard>
  );
}
