import { buttonClasses } from "#app/ui/button-classes.ts";

/** Links to a screen with a full page load, since the failure may have been in the client-side navigation. */
export function ReloadLink({ to }: { to: string }) {
  return (
    <a href={to} className={buttonClasses({ variant: "secondary" })}>
      Try again
    </a>
  );
}
