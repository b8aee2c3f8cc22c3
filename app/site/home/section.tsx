import { type ReactNode, useId } from "react";
import { joinClasses } from "#app/ui/class-names.ts";

interface SectionProps {
  id?: string;
  title: string;
  /** A sentence under the title. */
  lead?: string;
  className?: string;
  children: ReactNode;
}

/** Renders a section of the home page at the page's width. */
export function Section({ id, title, lead, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={joinClasses("mx-auto w-full max-w-content px-4 md:px-6", className)}>
      <h2 id={headingId} className="text-heading">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-measure text-soft-ink">{lead}</p> : null}
      <div className="mt-6">{children}</div>
    </section>
  );
}

/** Renders a title in which the part between asterisks is emphasized. */
export function EmphasizedTitle({ title }: { title: string }) {
  const [before = "", emphasized, ...after] = title.split("*");
  if (emphasized === undefined || after.length !== 1) return title.replaceAll("*", "");
  return (
    <>
      {before}
      <span className={emphasized.length <= 16 ? "whitespace-nowrap text-ribbon" : "text-ribbon"}>{emphasized}</span>
      {after[0]}
    </>
  );
}
