import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ROLE_TEXTS, withArticle } from "../role-texts.ts";
import type { Role } from "../types.ts";
import { AccountCard } from "./account-card.tsx";
import { SignOutForm } from "./sign-out-form.tsx";

type State = "open" | "accepted" | "revoked" | "expired" | "void" | "wrong-address" | "needless" | "unknown";

interface InvitationCardProps {
  invitation: { role: Role; inviterName: string } | null;
  state: State;
  /** The address of the user who looks at it. */
  email: string;
}

const CLOSED: Record<Exclude<State, "open">, { title: string; text: string }> = {
  accepted: { title: "This invitation was used already", text: "It works once. If it was not you, ask for another one." },
  revoked: { title: "This invitation was taken back", text: "Ask the person who invited you for another one." },
  expired: { title: "This invitation has ended", text: "Ask the person who invited you for another one." },
  void: { title: "This invitation does not count any more", text: "The person who made it may not give this role any more." },
  "wrong-address": { title: "This invitation is for another address", text: "Sign in with the address that it was mailed to." },
  needless: { title: "You have this role already", text: "Or one that may do more. The invitation stays open for somebody else." },
  unknown: { title: "There is no such invitation", text: "Please check that you have opened the whole link." },
};

/** Shows who invites to what, with the button that takes it, or why it is not to be had. */
export function InvitationCard({ invitation, state, email }: InvitationCardProps) {
  const isSending = useNavigation().formMethod === "POST";
  if (state !== "open" || invitation === null) {
    const { title, text } = CLOSED[state === "open" ? "unknown" : state];
    return (
      <AccountCard title={title} text={text} footer={<>You are signed in as {email}.</>}>
        {state === "wrong-address" ? (
          <SignOutForm className="min-h-touch w-full rounded-control font-semibold text-evergreen hover:bg-linen">Log out</SignOutForm>
        ) : (
          <ButtonLink to={state === "needless" ? "/admin" : "/"} size="lg" className="w-full">
            {state === "needless" ? "Open the admin area" : "Back to the shop"}
          </ButtonLink>
        )}
      </AccountCard>
    );
  }
  const { role, inviterName } = invitation;
  return (
    <AccountCard
      title="You are invited to help"
      text={
        <>
          <strong className="font-semibold break-words text-ink">{inviterName}</strong> invites you to be {withArticle(role)} of this shop.{" "}
          {ROLE_TEXTS[role].may}
        </>
      }
      footer={<>You are signed in as {email}.</>}
    >
      <Form method="post">
        <Button type="submit" size="lg" busy={isSending} className="w-full">
          Become {withArticle(role)}
        </Button>
      </Form>
    </AccountCard>
  );
}
