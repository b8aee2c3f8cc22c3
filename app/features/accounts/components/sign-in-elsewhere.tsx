import { useLocation } from "react-router";
import { buttonClasses } from "#app/ui/button-classes.ts";

/** Links to the sign-in page in a new tab, so that the input on this page stays. */
export function SignInElsewhere() {
  const { pathname } = useLocation();
  return (
    <a
      href={`/auth?next=${pathname.startsWith("/admin") ? "/admin" : "/"}`}
      target="_blank"
      rel="noopener"
      className={buttonClasses({ size: "sm" })}
    >
      Sign in in a new tab
    </a>
  );
}
