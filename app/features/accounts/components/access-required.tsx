import { useEffect, useMemo, useState } from "react";
import { useFetcher } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { fetchJson, readFetched } from "#app/ui/client/send-json.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ACCESS_OUTCOMES, type AccessAnswer, accessAnswer, CHECK_FAILED, RELOAD_DELAYS_MS } from "../admin-texts.ts";
import { sessionAnswer } from "../session-answer.ts";
import { AccountCard } from "./account-card.tsx";

/** Shows the outcome as a toast, and reloads the page where the outcome changes what it shows. */
function useAnswer(answer: AccessAnswer | null) {
  const { showToast } = useToast();
  useEffect(() => {
    if (answer === null) return;
    showToast(ACCESS_OUTCOMES[answer.outcome]);
    const delayMs = RELOAD_DELAYS_MS[answer.outcome];
    if (delayMs === undefined) return;
    const timer = setTimeout(() => window.location.reload(), delayMs);
    return () => clearTimeout(timer);
  }, [answer, showToast]);
}

/** Asks the server whether the user has a role by now; null where it does not answer. */
async function fetchHasRole(): Promise<boolean | null> {
  const { answer } = await fetchJson("/session", sessionAnswer);
  return answer === null ? null : answer.user !== null && answer.user.role !== null;
}

/** Tells a signed-in user without the role how to get it. `given` is the answer to a form that was sent without JavaScript. */
export function AccessRequired({ given }: { given?: AccessAnswer }) {
  const fetcher = useFetcher();
  const [checked, setChecked] = useState<AccessAnswer | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const { showToast } = useToast();
  const { answer: fetched, trouble } = useMemo(() => readFetched(fetcher.data, accessAnswer), [fetcher.data]);
  const answer = fetched ?? given;
  useAnswer(fetched);
  useEffect(() => {
    if (trouble !== null) showToast({ ...CHECK_FAILED, description: trouble.message ?? CHECK_FAILED.description });
  }, [showToast, trouble]);
  useAnswer(checked);
  const sending = fetcher.formData?.get("intent");
  const said = answer && ACCESS_OUTCOMES[answer.outcome];

  async function check() {
    setIsChecking(true);
    const hasRole = await fetchHasRole();
    if (hasRole === null) showToast(CHECK_FAILED);
    else setChecked({ outcome: hasRole ? "confirmed" : "not-admin" });
    setIsChecking(false);
  }

  return (
    <AccountCard title="Admin Access Required" text="This part of the site is for the people who run the shop.">
      {said ? (
        <p role="status" className="mb-5 rounded-control bg-sky px-4 py-3">
          <strong className="font-semibold">{said.title}.</strong> {said.description}
        </p>
      ) : null}
      <fetcher.Form method="post" action="/admin-access">
        <input type="hidden" name="intent" value="request" />
        <p className="mb-3 text-[0.9375rem] text-soft-ink">An admin needs to approve this. All admins will see your request.</p>
        <Button type="submit" size="lg" busy={sending === "request"} className="w-full">
          Grant Admin Access
        </Button>
      </fetcher.Form>
      <Button variant="quiet" busy={isChecking} onClick={() => void check()} className="mt-2 w-full noscript:hidden">
        Check Admin Status
      </Button>
      <details className="mt-5 border-t border-line pt-3">
        <summary className="flex min-h-touch cursor-pointer items-center rounded-control font-semibold text-evergreen">
          I’m setting up this site
        </summary>
        <p className="mt-2 mb-4 text-[0.9375rem] text-soft-ink">
          While this site has no owner, the setup code makes it yours. The server printed it when it first started.
        </p>
        <ButtonLink to="/setup" variant="secondary">
          Enter the setup code
        </ButtonLink>
      </details>
    </AccountCard>
  );
}
