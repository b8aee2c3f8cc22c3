import { ButtonLink } from "#app/ui/button.tsx";
import { AccountCard } from "./account-card.tsx";

/** Tells the user that a link of a mail does not work any more. */
export function InvalidLink({ way }: { way: { to: string; label: string } }) {
  return (
    <AccountCard title="This link does not work any more">
      <p>Links from our mails work once, for 60 minutes. This one was used already, or is older than that.</p>
      <ButtonLink to={way.to} size="lg" className="mt-5 w-full">
        {way.label}
      </ButtonLink>
    </AccountCard>
  );
}
