import { LoaderCircle } from "lucide-react";
import { joinClasses } from "./class-names.ts";

/** A turning ring beside a text that says what is going on; it says nothing itself. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={joinClasses("size-[1.15em] shrink-0 animate-spin", className)} />;
}
