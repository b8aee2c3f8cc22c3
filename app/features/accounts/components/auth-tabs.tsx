import { type RefObject, useEffect, useRef, useState } from "react";
import { Spinner } from "#app/ui/spinner.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { FormLink } from "./form-link.tsx";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { useSession } from "./session.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { FormFailure } from "./use-failure.ts";

export type AuthTab = "sign-in" | "sign-up";

interface AuthTabsProps {
  tab: AuthTab;
  next: string | null;
  failure?: FormFailure;
  /** False where the site has no domain that passkeys could belong to. */
  hasPasskeys: boolean;
}

/** A check that takes less is not worth a word. */
const SLOW_CHECK_MS = 700;

/**
 * Returns true while the check of the session takes long and nobody has begun with the form: somebody who is signed in will be led on, and
 * a form that may go is not offered. What has been begun is never taken away.
 */
function useSlowCheck(isChecking: boolean, form: RefObject<HTMLElement | null>): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isChecking) return;
    const timer = setTimeout(() => {
      const fields = [...(form.current?.querySelectorAll("input") ?? [])];
      const hasBegun =
        form.current?.contains(document.activeElement) === true || fields.some(({ value, type }) => type !== "hidden" && value !== "");
      setIsSlow(!hasBegun);
    }, SLOW_CHECK_MS);
    return () => clearTimeout(timer);
  }, [isChecking, form]);
  return isChecking && isSlow;
}

/** Shows the forms for signing in and signing up as two tabs. */
export function AuthTabs({ tab, next, failure, hasPasskeys }: AuthTabsProps) {
  const [openTab, setOpenTab] = useState<AuthTab>(tab);
  const [openedFor, setOpenedFor] = useState(tab);
  // A URL with another tab, or a form that came back with errors, opens its own tab.
  if (openedFor !== tab) {
    setOpenedFor(tab);
    setOpenTab(tab);
  }
  const { session } = useSession();
  const form = useRef<HTMLDivElement>(null);
  const isChecking = useSlowCheck(session.state === "loading", form);
  // An email address typed in one form is offered in the other.
  const [email, setEmail] = useState<string>();
  return (
    <>
      <div ref={form} hidden={isChecking}>
        <Tabs
          label="Sign in or create an account"
          selectedId={openTab}
          onSelect={(id) => setOpenTab(id as AuthTab)}
          tabs={[
            {
              id: "sign-in",
              label: "Sign In",
              panel: openTab === "sign-in" && (
                <>
                  <SignInForm next={next} email={email} onEmail={setEmail} failure={failure?.intent === "sign-in" ? failure : undefined} />
                  {hasPasskeys ? <PasskeySignIn next={next} /> : null}
                  <p className="mt-4 hidden noscript:block">
                    New here? <FormLink to="/auth?tab=sign-up">Create an account</FormLink>
                  </p>
                </>
              ),
            },
            {
              id: "sign-up",
              label: "Create Account",
              panel: openTab === "sign-up" && (
                <SignUpForm next={next} email={email} onEmail={setEmail} failure={failure?.intent === "sign-up" ? failure : undefined} />
              ),
            },
          ]}
        />
      </div>
      <p role="status" className={isChecking ? "flex min-h-40 items-center justify-center gap-2 text-soft-ink" : "sr-only"}>
        {isChecking ? (
          <>
            <Spinner /> Checking authentication status...
          </>
        ) : null}
      </p>
    </>
  );
}
