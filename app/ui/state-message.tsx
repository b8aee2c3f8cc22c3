import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

export interface StateMessageProps {
  title: string;
  text?: ReactNode;
  /** A button or link to the one obvious next step. */
  action?: ReactNode;
  drawing?: ReactNode;
  /** Level of the title among the page's headings. */
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** The common layout of empty and error states. */
export function StateMessage({
  title,
  text,
  action,
  drawing,
  headingLevel = 2,
  className,
  children,
}: StateMessageProps & { children?: ReactNode }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={joinClasses("mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center", className)}>
      {drawing}
      <Heading className={joinClasses("mt-5", headingLevel === 1 ? "text-title" : "text-subheading")}>{title}</Heading>
      {text ? <div className="mt-2 text-balance text-soft-ink">{text}</div> : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
      {children}
    </div>
  );
}
