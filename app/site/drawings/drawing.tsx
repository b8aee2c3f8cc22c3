import { joinClasses } from "#app/ui/class-names.ts";

/** Renders a drawing from this folder as decoration: a text beside it has all information. */
export function Drawing({ body, className }: { body: string; className?: string }) {
  return <svg aria-hidden viewBox="0 0 32 32" className={joinClasses("shrink-0", className)} dangerouslySetInnerHTML={{ __html: body }} />;
}
