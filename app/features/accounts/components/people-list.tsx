import { Search } from "lucide-react";
import { useMemo } from "react";
import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalDay, LocalTime } from "#app/ui/local-time.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { PEOPLE_PATH } from "../constants.ts";
import { mayGive } from "../rights.ts";
import { describeAfterwards, describeLastOwner, ROLE_TEXTS } from "../role-texts.ts";
import type { PeopleFilter } from "../schema.ts";
import { type Role, ROLES } from "../types.ts";
import { AskingForm } from "./asking-form.tsx";
import { RoleSelect } from "./role-select.tsx";

interface PersonRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  role: Role | null;
  roleSince: Date | null;
  hasSecondFactor: boolean;
  lastSeenAt: Date | null;
  isOnlyOwner: boolean;
}

interface Viewer {
  id: string;
  role: Role | null;
}

/** What the screen knows beside the people: who looks, which roles need a second factor, and whether the site sends mail. */
interface Surroundings {
  actor: Viewer;
  required: readonly Role[];
  maySendMail: boolean;
}

export interface PeopleListProps extends Surroundings {
  filter: PeopleFilter;
  pageCount: number;
  total: number;
  rows: readonly PersonRow[];
}

function RoleCell({ role, roleSince, createdAt }: PersonRow) {
  return (
    <span className="inline-flex flex-col items-start gap-0.5 @max-4xl:items-end">
      {role === null ? <span className="text-soft-ink">Shopper</span> : <Badge tone="positive">{ROLE_TEXTS[role].name}</Badge>}
      <span className="text-xs text-soft-ink">
        since <LocalDay date={roleSince ?? createdAt} />
      </span>
    </span>
  );
}

function Actions({ person, actor, maySendMail }: { person: PersonRow; actor: Viewer; maySendMail: boolean }) {
  const { id, name, role, isOnlyOwner } = person;
  if (role !== null && !mayGive(actor.role, role)) return null;
  return (
    <div className="flex flex-wrap gap-2 @4xl:justify-end @4xl:not-has-[details[open]]:flex-nowrap">
      {/* One's own sessions are on one's own security page. */}
      {id === actor.id ? null : (
        <AskingForm
          intent="sign-out"
          id={id}
          label="Sign out"
          about={`${name} everywhere`}
          question="This ends all of their sessions. They can sign in again."
          answer="End all sessions"
        />
      )}
      {isOnlyOwner ? (
        <p className="text-left text-sm text-pretty text-soft-ink">{describeLastOwner(name)}</p>
      ) : (
        <AskingForm
          intent="change-role"
          id={id}
          label={role === null ? "Give a role" : "Change role"}
          about={role === null ? `to ${name}` : `of ${name}`}
          question={id === actor.id ? "This is your own role. Only someone else can give it back to you." : describeAfterwards(maySendMail)}
          answer="Save the role"
        >
          <RoleSelect giver={actor.role} initial={role ?? "editor"} offersNone={role !== null} />
        </AskingForm>
      )}
    </div>
  );
}

function SecondFactorCell({ person, required }: { person: PersonRow; required: readonly Role[] }) {
  if (person.hasSecondFactor) return "Yes";
  return person.role !== null && required.includes(person.role) ? <Badge tone="out-of-stock">No, but required</Badge> : "No";
}

function columnsFor({ actor, required, maySendMail }: Surroundings): Column<PersonRow>[] {
  return [
    {
      id: "name",
      head: "Name",
      onCard: "title",
      cell: ({ id, name }) => (
        <span className="font-semibold break-words">
          {name} {id === actor.id ? <Badge tone="positive">You</Badge> : null}
        </span>
      ),
    },
    {
      id: "email",
      head: "Email",
      cell: ({ email, emailVerified }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-2 break-all @max-4xl:justify-end">
          {email}
          {emailVerified ? null : <Badge tone="out-of-stock">Not confirmed</Badge>}
        </span>
      ),
    },
    { id: "role", head: "Role", cell: (person) => <RoleCell {...person} /> },
    { id: "second-factor", head: "Two-factor", cell: (person) => <SecondFactorCell person={person} required={required} /> },
    {
      id: "seen",
      head: "Last seen",
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? <span className="text-soft-ink">Signed out</span> : <LocalTime date={lastSeenAt} />),
    },
    {
      id: "actions",
      head: "Actions",
      onCard: "plain",
      align: "right",
      cell: (person) => <Actions person={person} actor={actor} maySendMail={maySendMail} />,
    },
  ];
}

function PeopleFilterForm({ people, role }: PeopleFilter) {
  return (
    <Form
      key={`${people} ${role}`}
      method="get"
      preventScrollReset
      role="search"
      className="flex w-full max-w-2xl flex-wrap items-end gap-2"
    >
      <TextField
        label="Search people"
        hidesLabel
        name="people"
        type="search"
        placeholder="Name or email"
        maxLength={200}
        defaultValue={people}
        icon={<Search aria-hidden />}
        className="min-w-0 flex-1 basis-48"
      />
      <SelectField label="Filter by role" hidesLabel name="role" defaultValue={role} className="w-40">
        <option value="">Everyone</option>
        <option value="any">Any role</option>
        {ROLES.map((each) => (
          <option key={each} value={each}>
            {ROLE_TEXTS[each].name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}

/** Lists accounts, those with a role first, with a filter and forms to change roles. */
export function PeopleList({ actor, required, maySendMail, filter, pageCount, total, rows }: PeopleListProps) {
  const columns = useMemo(() => columnsFor({ actor, required, maySendMail }), [actor, required, maySendMail]);
  const { people, role, page } = filter;
  const hrefFor = (target: number) => `?${new URLSearchParams({ ...(people && { people }), ...(role && { role }), page: String(target) })}`;
  return (
    <section aria-labelledby="people" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="people" className="text-subheading">
          Accounts <span className="text-base font-normal text-soft-ink tabular-nums">({total})</span>
        </h2>
        <PeopleFilterForm {...filter} />
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={people === "" ? "No one has this role" : "No one matches your search"}
          headingLevel={3}
          action={
            <ButtonLink to={PEOPLE_PATH} variant="secondary">
              Show everyone
            </ButtonLink>
          }
        />
      ) : (
        <DataTable caption="People with an account" columns={columns} rows={rows} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label="Pages of people" />
    </section>
  );
}
