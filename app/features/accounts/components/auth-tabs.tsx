import { useState } from "react";
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
  // An email address typed in one form is offered in the other.
  const [email, setEmail] = useState<string>();
  return (
    <>
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
      <p role="status" className="mt-3 -mb-5 flex min-h-6 items-center justify-center gap-2 text-sm text-soft-ink noscript:hidden">
        {session.state === "loading" ? (
          <>
            <Spinner /> Checking authentication status...
          </>
        ) : null}
      </p>
    </>
  );
}
