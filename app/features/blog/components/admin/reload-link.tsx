import { buttonClasses } from "#app/ui/button-classes.ts";

/** Asks for a screen anew. A whole load: what failed may have been on the way to it. */
export function ReloadLink({ to }: { to: string }) {
  return (
    <a href={to} className={buttonClasses({ variant: "secondary" })}>
      Try again
    </a>
  );
}
