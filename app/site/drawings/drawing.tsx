import { joinClasses } from "#app/ui/class-names.ts";

/** One of the drawings of drawings.ts; decoration beside a text that says it all. */
export function Drawing({ body, className }: { body: string; className?: string }) {
  return <svg aria-hidden viewBox="0 0 32 32" className={joinClasses("shrink-0", className)} dangerouslySetInnerHTML={{ __html: body }} />;
}
