import { diffWords } from "diff";
import { Link } from "react-router";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { LocalTime, useTimeForm } from "#app/ui/local-time.tsx";
import { toAuditText, toFieldTitle } from "../audit.ts";
import { AUDIT_KINDS, AUDIT_PLURALS, type AuditGroup, type AuditRecord } from "../audit-entries.ts";

/** Length in characters; where both values are longer, one text shows the words that were removed and added. */
const LONG_TEXT = 60;

const TONES: Record<string, BadgeTone> = {
  created: "positive",
  granted: "positive",
  approved: "positive",
  restored: "positive",
  deleted: "out-of-stock",
  revoked: "out-of-stock",
  refused: "out-of-stock",
};

function Words({ before, after }: { before: string; after: string }) {
  return (
    <p className="whitespace-pre-wrap break-words">
      {diffWords(before, after).map(({ value, added, removed }, index) =>
        added ? (
          <ins key={index} className="rounded-tag bg-sage text-evergreen no-underline">
            {value}
          </ins>
        ) : removed ? (
          <del key={index} className="rounded-tag bg-blush text-ribbon-deep">
            {value}
          </del>
        ) : (
          <span key={index}>{value}</span>
        ),
      )}
    </p>
  );
}

function Values({ before, after }: { before: string; after: string }) {
  if (before.length > LONG_TEXT && after.length > LONG_TEXT) return <Words before={before} after={after} />;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 break-words">
      {before === "" ? null : <del className="rounded-tag bg-blush px-1.5 text-ribbon-deep">{before}</del>}
      {before !== "" && after === "" ? <span className="text-soft-ink">(cleared)</span> : null}
      {after === "" ? null : <ins className="rounded-tag bg-sage px-1.5 text-evergreen no-underline">{after}</ins>}
    </p>
  );
}

/** Shows each field in which a change differs, with what stood there before and after. */
export function AuditFields({
  record: { before, after },
  className,
}: {
  record: Pick<AuditRecord, "before" | "after">;
  className?: string;
}) {
  const inOwnForm = useTimeForm();
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (fields.length === 0) return null;
  return (
    <dl className={joinClasses("grid gap-x-4 gap-y-1.5 text-[0.9375rem]", className)}>
      {fields.map((field) => (
        <div key={field} className="contents">
          <dt className="text-sm text-soft-ink sm:pt-0.5">{toFieldTitle(field)}</dt>
          <dd className="min-w-0">
            <Values before={inOwnForm(toAuditText(before[field]))} after={inOwnForm(toAuditText(after[field]))} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows one change: the actor, the object, the time, and each field that differs. */
export function AuditEntryCard({ record }: { record: AuditRecord }) {
  const { actorName, action, subjectKind, subjectId, at } = record;
  const subjectName = useTimeForm()(record.subjectName);
  const kindName = (AUDIT_KINDS as Record<string, string>)[subjectKind] ?? subjectKind;
  const own = subjectId === null ? null : `/admin/audit?${new URLSearchParams({ kind: subjectKind, subject: subjectId })}`;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[action] ?? "neutral"}>{toFieldTitle(action)}</Badge>
        <p className="min-w-0 break-words">
          <span className="text-soft-ink">{kindName}</span>{" "}
          {own ? (
            <Link to={own} className="font-semibold underline decoration-line underline-offset-4 hover:text-evergreen">
              {subjectName || "unnamed"}
            </Link>
          ) : (
            <span className="font-semibold">{subjectName}</span>
          )}
        </p>
        <p className="ml-auto text-sm text-soft-ink">
          {actorName}, <LocalTime date={at} />
        </p>
      </div>
      <AuditFields record={record} className="mt-2.5 border-t border-line pt-2.5 sm:grid-cols-[10rem_1fr]" />
    </li>
  );
}

/** Shows changes that were made at once as one entry, with the way to each of them. */
export function AuditGroupCard({ group: { record, count, names } }: { group: AuditGroup }) {
  const { id, actorName, action, subjectKind, at } = record;
  const many = (AUDIT_PLURALS as Record<string, string>)[subjectKind] ?? `× ${subjectKind}`;
  const rest = count - names.length;
  return (
    <li className="rounded-card border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[action] ?? "neutral"}>{toFieldTitle(action)}</Badge>
        <Link
          to={`/admin/audit?group=${id}`}
          className="font-semibold underline decoration-line underline-offset-4 hover:text-evergreen"
        >{`${count.toLocaleString("en-US")} ${many}`}</Link>
        <p className="ml-auto text-sm text-soft-ink">
          {actorName}, <LocalTime date={at} />
        </p>
      </div>
      <p className="mt-1 break-words text-[0.9375rem] text-soft-ink">
        {names.join(", ")}
        {rest > 0 ? ` and ${rest.toLocaleString("en-US")} more` : null}
      </p>
    </li>
  );
}
