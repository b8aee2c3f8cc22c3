import { Form, useNavigation } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { ROLE_UNDO_DAYS } from "../constants.ts";
import { mayGive } from "../rights.ts";
import { describeRoleChange } from "../role-texts.ts";
import type { Role } from "../types.ts";
import { ProfileSection } from "./profile-section.tsx";

export interface ShownRoleChange {
  id: string;
  personName: string;
  actorName: string | null;
  before: Role | null;
  after: Role | null;
  outcome: "approved" | "refused" | null;
  at: Date;
  isUndone: boolean;
  isCurrent: boolean;
}

/** A button that undoes a change of role. */
export function UndoForm({ change }: { change: ShownRoleChange }) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value="undo" />
      <input type="hidden" name="id" value={change.id} />
      <Button
        type="submit"
        size="sm"
        variant="secondary"
        busy={formData?.get("intent") === "undo" && formData.get("id") === change.id}
        aria-label={`Undo: ${describeRoleChange(change)}`}
      >
        Undo
      </Button>
    </Form>
  );
}

function StateOrUndo({ change, giver }: { change: ShownRoleChange; giver: Role | null }) {
  if (change.isUndone) return <Badge>Undone</Badge>;
  if (!change.isCurrent) return <span className="text-sm text-soft-ink">Changed again since</span>;
  const isAllowed = [change.before, change.after].every((role) => role === null || mayGive(giver, role));
  return isAllowed ? <UndoForm change={change} /> : null;
}

/** Lists the changes of roles that can be undone, or were. */
export function RoleChangesSection({ changes, giver }: { changes: readonly ShownRoleChange[]; giver: Role | null }) {
  return (
    <ProfileSection title="Recent changes" text={`You can undo each one for ${ROLE_UNDO_DAYS} days. The audit log keeps them all.`}>
      {changes.length === 0 ? (
        <p className="text-soft-ink">No roles were changed in the last {ROLE_UNDO_DAYS} days.</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {changes.map((change) => (
            <li key={change.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="font-semibold break-words">{describeRoleChange(change)}</p>
                <p className="text-sm break-words text-soft-ink">
                  {change.actorName === null ? null : `By ${change.actorName}, `}
                  <LocalTime date={change.at} />
                </p>
              </div>
              <StateOrUndo change={change} giver={giver} />
            </li>
          ))}
        </ul>
      )}
    </ProfileSection>
  );
}
