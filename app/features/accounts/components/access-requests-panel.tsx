import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EMAIL_MAX } from "../constants.ts";
import { AccessDecision } from "./access-decision.tsx";
import { FailureSummary } from "./failure-summary.tsx";
import { PeopleList, type PeopleListProps } from "./people-list.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

interface AccessRequestsPanelProps {
  actorId: string;
  requests: readonly { id: string; name: string; email: string; emailVerified: boolean; requestedAt: Date }[];
  admins: readonly { id: string; name: string; email: string; grantedAt: Date }[];
  people: Omit<PeopleListProps, "actorId" | "adminCount">;
  failure?: FormFailure;
}

/** Shows the open requests, the admins, and the list of people who can be made admins. */
export function AccessRequestsPanel({ actorId, requests, admins, people, failure }: AccessRequestsPanelProps) {
  const form = useFailure(failure);
  const grantFailure = failure?.intent === "grant" ? failure : undefined;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title="Admin access" subtitle="Who keeps the shop, and who would like to." />
      <FailureSummary failure={failure && !grantFailure ? failure : undefined} />
      <ProfileSection title="Requests" text="An admin may do everything: change gifts, and make other admins.">
        {requests.length === 0 ? (
          <p className="text-soft-ink">Nobody is waiting.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {requests.map(({ id, name, email, emailVerified, requestedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold break-words">
                    {name} {emailVerified ? null : <Badge tone="out-of-stock">Email not confirmed</Badge>}
                  </p>
                  <p className="text-sm break-words text-soft-ink">
                    {email}, <LocalTime date={requestedAt} />
                  </p>
                </div>
                <div className="flex gap-2">
                  <AccessDecision intent="approve" id={id} label="Approve" name={name} />
                  <AccessDecision intent="refuse" id={id} label="Refuse" name={name} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ProfileSection>
      <ProfileSection title="Admins" text="The last one stays. Whoever loses the role loses it with the next click.">
        <ul className="divide-y divide-line border-y border-line">
          {admins.map(({ id, name, email, grantedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold break-words">
                  {name} {id === actorId ? <Badge tone="positive">You</Badge> : null}
                </p>
                <p className="text-sm break-words text-soft-ink">
                  {email}, since <LocalTime date={grantedAt} />
                </p>
              </div>
              {admins.length > 1 ? (
                <AccessDecision intent="revoke" id={id} label="Take the role away" name={`from ${name}`} isDangerous />
              ) : null}
            </li>
          ))}
        </ul>
      </ProfileSection>
      <ProfileSection title="Make somebody an admin" text="The address needs an account first.">
        <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
          <FailureSummary failure={grantFailure} />
          <input type="hidden" name="intent" value="grant" />
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="off"
            required
            maxLength={EMAIL_MAX}
            defaultValue={grantFailure?.typed?.email}
            error={grantFailure?.errors?.email}
          />
          <div>
            <Button type="submit" className="w-full sm:w-auto">
              Grant Admin Access
            </Button>
          </div>
        </Form>
      </ProfileSection>
      <PeopleList {...people} actorId={actorId} adminCount={admins.length} />
    </div>
  );
}
