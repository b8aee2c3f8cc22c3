import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import { EMAIL_MAX, INVITATION_DAYS } from "../constants.ts";
import { mayGive } from "../rights.ts";
import { ROLE_TEXTS } from "../role-texts.ts";
import type { Role } from "../types.ts";
import { AskingForm } from "./asking-form.tsx";
import { FailureSummary } from "./failure-summary.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { RoleSelect } from "./role-select.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface InvitationsSectionProps {
  giver: Role | null;
  invitations: readonly { id: string; role: Role; email: string | null; inviterName: string; endsAt: Date }[];
  maySendMail: boolean;
  failure?: FormFailure;
  /** The link that was just made. */
  link?: string;
}

function NewLink({ link }: { link: string }) {
  const { outcome, copy } = useCopy(link);
  return (
    <div role="status" className="flex flex-col gap-3 rounded-control bg-sky px-4 py-3">
      <p>Copy this link now: we won’t show it again. The first person to accept it gets the role.</p>
      <p className="font-mono text-sm break-all">{link}</p>
      <div>
        <CopyButton size="sm" variant="secondary" outcome={outcome} onCopy={() => void copy()} />
      </div>
    </div>
  );
}

function InvitationForm({ giver, maySendMail, failure }: Pick<InvitationsSectionProps, "giver" | "maySendMail" | "failure">) {
  const form = useFailure(failure);
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="flex flex-col gap-4">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value="invite" />
      <div className="grid gap-4 sm:grid-cols-2">
        <RoleSelect giver={giver} initial="editor" label="Invite as" />
        <SelectField label="Valid for" name="days" defaultValue={failure?.typed?.days ?? "7"}>
          {INVITATION_DAYS.map((days) => (
            <option key={days} value={days}>
              {days === 1 ? "1 day" : `${days} days`}
            </option>
          ))}
        </SelectField>
      </div>
      {maySendMail ? (
        <TextField
          label="Their email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={EMAIL_MAX}
          hint="Leave it empty to get a link you can pass on yourself."
          defaultValue={failure?.typed?.email}
          error={failure?.errors?.email}
        />
      ) : null}
      <div>
        <Button type="submit" className="w-full sm:w-auto">
          Invite
        </Button>
      </div>
    </Form>
  );
}

/** Invites people to a role, and lists the invitations that are open. */
export function InvitationsSection({ giver, invitations, maySendMail, failure, link }: InvitationsSectionProps) {
  return (
    <ProfileSection
      title="Invite someone"
      text={maySendMail ? "By email, or with a link you pass on. Each invitation works once." : "With a link you pass on. It works once."}
    >
      <div className="flex flex-col gap-5">
        {link === undefined ? null : <NewLink link={link} />}
        <InvitationForm giver={giver} maySendMail={maySendMail} failure={failure} />
        <div>
          <h3 className="mb-2 font-text text-[0.9375rem] font-semibold tracking-normal">Open invitations</h3>
          {invitations.length === 0 ? (
            <p className="text-soft-ink">None yet. Invite someone above.</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {invitations.map(({ id, role, email, inviterName, endsAt }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0">
                    <p className="font-semibold break-words">
                      {email ?? "By link"} <Badge tone="positive">{ROLE_TEXTS[role].name}</Badge>
                    </p>
                    <p className="text-sm break-words text-soft-ink">
                      Invited by {inviterName}, valid until <LocalTime date={endsAt} />
                    </p>
                  </div>
                  {mayGive(giver, role) ? (
                    <AskingForm
                      intent="revoke-invitation"
                      id={id}
                      label="Withdraw"
                      about={email ?? `${inviterName}’s link`}
                      question="Its link will stop working."
                      answer="Withdraw invitation"
                      isDangerous
                    />
                  ) : null}
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </ProfileSection>
  );
}
