import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useDayForm } from "#app/ui/local-time.tsx";
import { StateMessage } from "#app/ui/state-message.tsx";
import { formatMoney } from "#app/platform/money.ts";
import { describeEarlierDisclosure, describeDisclosure } from "../claims.ts";
import { sharedListPath } from "../links.ts";
import type { ClaimedGift } from "../list-types.ts";

interface ClaimToUndoProps {
  path: string;
  /** Null once the claim has been undone. */
  claim: ClaimedGift | null;
  /** The claim that was undone just now. */
  undone: ClaimedGift | null;
  /** Today as an ISO day. */
  today: string;
}

function describePart({ pieces, pledgeCents, currency }: ClaimedGift): string {
  if (pledgeCents !== null) return `You pledged ${formatMoney(pledgeCents, currency)} for`;
  return pieces === null || pieces === 1 ? "You said you’re getting" : `You said you’re getting ${pieces} of`;
}

/** Renders the page behind the undo link of a claimant. */
export function ClaimToUndo({ path, claim, undone, today }: ClaimToUndoProps) {
  const isSending = useNavigation().formMethod === "POST";
  const inOwnForm = useDayForm("long");
  if (claim === null) {
    const shareToken = undone?.shareToken ?? null;
    return (
      <EmptyState
        headingLevel={1}
        className="py-16"
        title={undone === null ? "Nothing to undo" : "Claim undone"}
        text={
          undone === null
            ? "This claim has already been undone, or the list no longer exists."
            : `${undone.title} is available again for someone else on ${undone.listName}.`
        }
        action={
          shareToken === null ? (
            <ButtonLink to="/">Return to Home</ButtonLink>
          ) : (
            <ButtonLink to={sharedListPath(shareToken)}>Back to the list</ButtonLink>
          )
        }
      />
    );
  }
  return (
    <StateMessage
      headingLevel={1}
      className="py-16"
      title="Undo your claim?"
      text={
        <>
          <p>
            {describePart(claim)} <b className="font-semibold text-ink">{claim.title}</b>
            {claim.name === "" ? "" : `, as ${claim.name}`}, on the list <b className="font-semibold text-ink">{claim.listName}</b>.
          </p>
          {claim.isStillWanted ? (
            <p className="mt-3">
              {inOwnForm(describeDisclosure(claim, today))} {inOwnForm(describeEarlierDisclosure(claim, claim.promisedRevealedOn) ?? "")}
            </p>
          ) : (
            <p className="mt-3">The gift has since been taken off the list.</p>
          )}
        </>
      }
      action={
        <>
          <Form method="post" action={path}>
            <Button type="submit" variant="danger" busy={isSending}>
              Undo my claim
            </Button>
          </Form>
          {claim.shareToken === null ? null : (
            <ButtonLink to={sharedListPath(claim.shareToken)} variant="secondary">
              Keep it and go back to the list
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
