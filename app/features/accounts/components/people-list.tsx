import { Search } from "lucide-react";
import { useMemo } from "react";
import { Form } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AccessDecision } from "./access-decision.tsx";

interface PersonRow {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  createdAt: Date;
  isAdmin: boolean;
}

export interface PeopleListProps {
  actorId: string;
  adminCount: number;
  search: string;
  page: number;
  pageCount: number;
  total: number;
  rows: readonly PersonRow[];
}

function RoleCell({ person, actorId }: { person: PersonRow; actorId: string }) {
  if (person.id === actorId) return <Badge tone="positive">You</Badge>;
  return person.isAdmin ? <Badge tone="positive">Admin</Badge> : <span className="text-soft-ink">Shopper</span>;
}

function columnsFor(actorId: string, adminCount: number): Column<PersonRow>[] {
  return [
    { id: "name", head: "Name", onCard: "title", cell: ({ name }) => <span className="font-semibold break-words">{name}</span> },
    {
      id: "email",
      head: "Email",
      cell: ({ email, emailVerified }) => (
        <span className="flex min-w-0 flex-wrap items-center gap-2 break-all max-md:justify-end">
          {email}
          {emailVerified ? null : <Badge tone="out-of-stock">Not confirmed</Badge>}
        </span>
      ),
    },
    { id: "since", head: "Account since", cell: ({ createdAt }) => <LocalTime date={createdAt} /> },
    { id: "role", head: "Role", cell: (person) => <RoleCell person={person} actorId={actorId} /> },
    {
      id: "actions",
      head: "Actions",
      hidesHead: true,
      onCard: "plain",
      align: "right",
      cell: ({ id, name, isAdmin }) => (
        <div className="flex flex-wrap gap-2 md:justify-end">
          {/* One's own sessions are on one's own security page. */}
          {id === actorId ? null : <AccessDecision intent="sign-out" id={id} label="Sign out" name={`${name} everywhere`} />}
          {!isAdmin ? (
            <AccessDecision intent="make-admin" id={id} label="Make admin" name={name} />
          ) : adminCount > 1 ? (
            <AccessDecision intent="revoke" id={id} label="Take the role away" name={`from ${name}`} isDangerous />
          ) : null}
        </div>
      ),
    },
  ];
}

/** Lists all accounts, with a search and buttons to grant or revoke the admin role. */
export function PeopleList({ actorId, adminCount, search, page, pageCount, total, rows }: PeopleListProps) {
  const columns = useMemo(() => columnsFor(actorId, adminCount), [actorId, adminCount]);
  const hrefFor = (target: number) => `?${new URLSearchParams({ ...(search && { people: search }), page: String(target) })}`;
  return (
    <section aria-labelledby="people" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="people" className="text-subheading">
          People <span className="text-base font-normal text-soft-ink tabular-nums">({total})</span>
        </h2>
        <Form method="get" preventScrollReset role="search" className="flex w-full max-w-md gap-2">
          <TextField
            label="Search people"
            hidesLabel
            name="people"
            type="search"
            placeholder="Name or email"
            maxLength={200}
            defaultValue={search}
            icon={<Search aria-hidden />}
            className="flex-1"
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </Form>
      </div>
      {rows.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-6 text-center text-soft-ink">Nobody is called that.</p>
      ) : (
        <DataTable caption="People with an account" columns={columns} rows={rows} />
      )}
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} label="Pages of people" />
    </section>
  );
}
