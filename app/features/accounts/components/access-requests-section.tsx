import { Badge } from "#app/ui/badge.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { describeAfterwards } from "../role-texts.ts";
import type { Role } from "../types.ts";
import { AskingForm } from "./asking-form.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { RoleSelect } from "./role-select.tsx";

interface AccessRequestsSectionProps {
  giver: Role | null;
  maySendMail: boolean;
  requests: readonly { id: string; name: string; email: string; emailVerified: boolean; requestedAt: Date }[];
}

/** Lists the open requests for access, each to approve with a role or to refuse. */
export function AccessRequestsSection({ giver, maySendMail, requests }: AccessRequestsSectionProps) {
  const question = describeAfterwards(maySendMail);
  return (
    <ProfileSection title="Requests" text="Anyone with an account can ask for access. You choose what they can do.">
      {requests.length === 0 ? (
        <p className="text-soft-ink">No requests right now.</p>
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
              <div className="flex max-w-full flex-wrap gap-2">
                <AskingForm intent="approve" id={id} label="Approve" about={name} question={question} answer="Give the role">
                  <RoleSelect giver={giver} initial="admin" />
                </AskingForm>
                <AskingForm intent="refuse" id={id} label="Decline" about={name} question={question} answer="Decline the request" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
