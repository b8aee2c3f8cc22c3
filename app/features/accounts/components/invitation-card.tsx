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
  accepted: {
    title: "This invitation has already been used",
    text: "Invitations work once. If it wasn’t you who used it, ask for a new one.",
  },
  revoked: { title: "This invitation was withdrawn", text: "Ask the person who invited you for a new one." },
  expired: { title: "This invitation has expired", text: "Ask the person who invited you for a new one." },
  void: {
    title: "This invitation is no longer valid",
    text: "The person who invited you can no longer give this role. Ask another admin for a new one.",
  },
  "wrong-address": { title: "This invitation is for another address", text: "Sign in with the email address it was sent to." },
  needless: { title: "You already have this role", text: "Or one that can do more. The invitation is still good for someone else." },
  unknown: { title: "We can’t find this invitation", text: "Please check that you’ve opened the complete link." },
};

/** Shows who invites to what, with the button that takes it, or why it is not to be had. */
export function InvitationCard({ invitation, state, email }: InvitationCardProps) {
  const isSending = useNavigation().formMethod === "POST";
  if (state !== "open" || invitation === null) {
    const { title, text } = CLOSED[state === "open" ? "unknown" : state];
    return (
      <AccountCard title={title} text={text} footer={<>You’re signed in as {email}.</>}>
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
      title="You’re invited to help"
      text={
        <>
          <strong className="font-semibold break-words text-ink">{inviterName}</strong> has invited you to help with this shop as{" "}
          {withArticle(role)}. {ROLE_TEXTS[role].may}
        </>
      }
      footer={<>You’re signed in as {email}.</>}
    >
      <Form method="post">
        <Button type="submit" size="lg" busy={isSending} className="w-full">
          Become {withArticle(role)}
        </Button>
      </Form>
    </AccountCard>
  );
}
