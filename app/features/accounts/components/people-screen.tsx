import { useEffect } from "react";
import { Form, useSubmit } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showUndoToast } from "#app/ui/toast/undo-toast.ts";
import { EMAIL_MAX } from "../constants.ts";
import { describeRoleChange, ROLE_TEXTS } from "../role-texts.ts";
import { type Role, ROLES } from "../types.ts";
import { AccessRequestsSection } from "./access-requests-section.tsx";
import { FailureSummary } from "./failure-summary.tsx";
import { InvitationsSection } from "./invitations-section.tsx";
import { PeopleList, type PeopleListProps } from "./people-list.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { RoleChangesSection, type ShownRoleChange, UndoForm } from "./role-changes-section.tsx";
import { RoleSelect } from "./role-select.tsx";
import { SecondFactorsSection } from "./second-factors-section.tsx";
import { type FormFailure, useFailure } from "./use-failure.ts";

type Requests = Parameters<typeof AccessRequestsSection>[0]["requests"];
type Invitations = Parameters<typeof InvitationsSection>[0]["invitations"];

interface PeopleScreenProps {
  actor: { id: string; role: Role | null; hasSecondFactor: boolean };
  /** The change that was just made, to be undone. */
  done: ShownRoleChange | null;
  requests: Requests;
  people: Omit<PeopleListProps, "actor" | "required" | "maySendMail">;
  invitations: Invitations;
  maySendMail: boolean;
  changes: readonly ShownRoleChange[];
  requiredSecondFactors: readonly Role[];
  failure?: FormFailure;
  link?: string;
}

/** Says what was just done, with the way back: as a toast, or without JavaScript above everything. */
function DoneNote({ done }: { done: ShownRoleChange | null }) {
  const submit = useSubmit();
  const id = done?.id;
  const text = done === null ? "" : describeRoleChange(done);
  useEffect(() => {
    if (id !== undefined) showUndoToast({ title: text, onUndo: () => void submit({ intent: "undo", id }, { method: "post" }) });
  }, [id, text, submit]);
  if (done === null) return null;
  return (
    <div className="hidden flex-wrap items-center justify-between gap-3 rounded-control bg-sky px-4 py-3 noscript:flex">
      <p>{text}.</p>
      <UndoForm change={done} />
    </div>
  );
}

function GrantForm({ giver, failure }: { giver: Role | null; failure?: FormFailure }) {
  const form = useFailure(failure);
  return (
    <Form ref={form} method="post" preventScrollReset noValidate className="flex flex-col gap-4">
      <FailureSummary failure={failure} />
      <input type="hidden" name="intent" value="grant" />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="off"
        required
        maxLength={EMAIL_MAX}
        defaultValue={failure?.typed?.email}
        error={failure?.errors?.email}
      />
      <RoleSelect giver={giver} initial="admin" />
      <div>
        <Button type="submit" className="w-full sm:w-auto">
          Give the role
        </Button>
      </div>
    </Form>
  );
}

/** Shows who helps with the shop and how: requests, accounts with their roles, invitations, recent changes and what roles need. */
export function PeopleScreen(props: PeopleScreenProps) {
  const { actor, done, requests, people, invitations, maySendMail, changes, requiredSecondFactors, failure, link } = props;
  const failureOf = (intent: string) => (failure?.intent === intent ? failure : undefined);
  const isShownBesideItsForm = failure?.intent === "grant" || failure?.intent === "invite";
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title="People" subtitle="Who helps with the shop, and who would like to." />
      <OtherFailure failure={isShownBesideItsForm ? undefined : failure} />
      <DoneNote done={done} />
      <AccessRequestsSection giver={actor.role} maySendMail={maySendMail} requests={requests} />
      <PeopleList {...people} actor={actor} required={requiredSecondFactors} maySendMail={maySendMail} />
      <InvitationsSection
        giver={actor.role}
        invitations={invitations}
        maySendMail={maySendMail}
        failure={failureOf("invite")}
        link={link}
      />
      <ProfileSection title="Give someone a role" text="They need an account first.">
        <GrantForm giver={actor.role} failure={failureOf("grant")} />
      </ProfileSection>
      <RoleChangesSection changes={changes} giver={actor.role} />
      <SecondFactorsSection required={requiredSecondFactors} hasOwn={actor.hasSecondFactor} />
      <ProfileSection
        title="What each role can do"
        text="There’s always at least one owner. When you take a role away, it’s gone with the person’s next click."
      >
        <dl className="flex flex-col gap-3">
          {ROLES.map((role) => (
            <div key={role}>
              <dt className="font-semibold">{ROLE_TEXTS[role].name}</dt>
              <dd className="text-soft-ink">{ROLE_TEXTS[role].may}</dd>
            </div>
          ))}
        </dl>
      </ProfileSection>
    </div>
  );
}

/** Shows why something could not be done that has no fields to mend. */
function OtherFailure({ failure }: { failure?: FormFailure }) {
  const box = useFailure<HTMLDivElement>(failure);
  return (
    <div ref={box} className="empty:hidden">
      <FailureSummary failure={failure} />
    </div>
  );
}
