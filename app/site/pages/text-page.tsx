import type { ReactNode } from "react";
import { Prose } from "#app/ui/prose.tsx";

interface TextPageProps {
  title: string;
  /** A summary of the page in a sentence or two. */
  lead: ReactNode;
  children: ReactNode;
}

/** Renders a page of running text. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <article className="mx-auto w-full max-w-[43rem] px-4 py-10 md:px-6 md:py-16">
      <h1 className="text-title">{title}</h1>
      <p className="mt-4 border-b border-line pb-8 text-xl leading-relaxed text-soft-ink">{lead}</p>
      <Prose className="mt-8 max-w-none">{children}</Prose>
    </article>
  );
}
