import { useLocation } from "react-router";
import { buttonClasses } from "../button-classes.ts";

/** Returns the address of the sign-in page for somebody who has been signed out on a page. */
export const signInAddress = (pathname: string): string => `/auth?next=${pathname.startsWith("/admin") ? "/admin" : "/"}`;

export const SIGN_IN = "Sign in again in a new tab";

/** Links to the sign-in page in a new tab, so that the input on this page stays. */
export function SignInElsewhere() {
  const { pathname } = useLocation();
  return (
    <a href={signInAddress(pathname)} target="_blank" rel="noopener" className={buttonClasses({ size: "sm" })}>
      {SIGN_IN}
    </a>
  );
}
