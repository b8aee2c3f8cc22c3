import { LoaderCircle } from "lucide-react";
import { joinClasses } from "./class-names.ts";

/** A rotating ring; the text beside it says what is in progress. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={joinClasses("size-[1.15em] shrink-0 animate-spin", className)} />;
}
