import { ScrollText } from "lucide-react";
import { Form } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { OwnZoneField } from "#app/ui/own-zone.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { AUDIT_KINDS, type AuditGroup } from "../audit-entries.ts";
import type { AuditAddress } from "../schema.ts";
import { AuditEntryCard, AuditGroupCard } from "./audit-entry.tsx";

interface AuditLogProps {
  asked: AuditAddress;
  groups: readonly AuditGroup[];
  hasMore: boolean;
  actors: readonly { id: string; name: string }[];
}

/** Returns the query of another page of the log with the same filters. */
function addressOf({ page: _page, ...filters }: AuditAddress, page: number): string {
  const entries = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `?${new URLSearchParams([...entries, ["page", String(page)]])}`;
}

/** Lists changes of the shop with their actors, newest first. */
export function AuditLog({ asked, groups, hasMore, actors }: AuditLogProps) {
  const { actor, kind, subject, group, from, until, page } = asked;
  const isFiltered = [actor, kind, subject, group, from, until].some((value) => value !== undefined);
  return (
    <div className="flex flex-col gap-5">
      <PageHeader title="Audit log" subtitle="Who changed what, with the values before and after." />
      {/* The key remounts the form when the URL changes, so that its fields show the active filters. */}
      <Form
        key={JSON.stringify(asked)}
        method="get"
        className="grid items-end gap-3 rounded-card border border-line bg-card p-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]"
      >
        <SelectField label="Who" name="actor" defaultValue={actor ?? ""}>
          <option value="">Everyone</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="What" name="kind" defaultValue={kind ?? ""}>
          <option value="">Everything</option>
          {Object.entries(AUDIT_KINDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField label="From" name="from" type="date" defaultValue={from} />
        <TextField label="Until" name="until" type="date" defaultValue={until} />
        <OwnZoneField />
        {subject ? <input type="hidden" name="subject" value={subject} /> : null}
        <div className="flex gap-2">
          <Button type="submit">Show</Button>
          {isFiltered ? (
            <ButtonLink to="/admin/audit" variant="quiet">
              Clear all
            </ButtonLink>
          ) : null}
        </div>
      </Form>
      {groups.length === 0 ? (
        <EmptyState
          title={isFiltered ? "No matching changes" : "No changes yet"}
          text={isFiltered ? "Nothing matches these filters. Try clearing some of them." : "Every change an admin makes will show up here."}
        />
      ) : (
        <ol aria-label="Changes" className="flex flex-col gap-3">
          {groups.map((each) =>
            each.count === 1 ? (
              <AuditEntryCard key={each.record.id} record={each.record} />
            ) : (
              <AuditGroupCard key={each.record.id} group={each} />
            ),
          )}
        </ol>
      )}
      {page > 1 || hasMore ? (
        <nav aria-label="Pages" className="flex items-center justify-between">
          {page > 1 ? (
            <ButtonLink to={addressOf(asked, page - 1)} variant="secondary" size="sm">
              Newer
            </ButtonLink>
          ) : (
            <span />
          )}
          <span className="inline-flex items-center gap-2 text-sm text-soft-ink tabular-nums">
            <ScrollText aria-hidden className="size-4" />
            Page {page}
          </span>
          {hasMore ? (
            <ButtonLink to={addressOf(asked, page + 1)} variant="secondary" size="sm">
              Older
            </ButtonLink>
          ) : (
            <span />
          )}
        </nav>
      ) : null}
    </div>
  );
}
