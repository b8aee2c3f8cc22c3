import { listAuditActors, listAuditGroups, listAuditRecords } from "#app/features/accounts/audit.queries.server.ts";
import { AuditLog } from "#app/features/accounts/components/audit-log.tsx";
import { auditFilterSchema } from "#app/features/accounts/schema.ts";
import { findSettings } from "#app/features/settings/current-settings.queries.server.ts";
import { addDays } from "#app/platform/days.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { startOfDay } from "#app/platform/time-zones.ts";
import type { Route } from "./+types/audit";

const PAGE_SIZE = 50;

export async function loader({ request }: Route.LoaderArgs) {
  const asked = auditFilterSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
  const { actor, kind, subject, group, from, until, page, zone } = asked;
  const timeZone = zone ?? (await findSettings()).timeZone;
  const filter = {
    actorId: actor,
    kind,
    subjectId: subject,
    groupId: group === undefined ? undefined : Number(group),
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    // The last day is included whole.
    until: until === undefined ? undefined : startOfDay(timeZone, addDays(until, 1)),
  };
  const place = { page, pageSize: PAGE_SIZE };
  const actors = await listAuditActors();
  if (group === undefined && subject === undefined) return { asked, ...(await listAuditGroups(filter, place)), actors };
  const { records, hasMore } = await listAuditRecords(filter, place);
  return { asked, groups: records.map((record) => ({ record, count: 1, names: [record.subjectName] })), hasMore, actors };
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "Audit log", description: "Who changed what.", path: "/admin/audit", noindex: true });
}

export default function AuditScreen({ loaderData }: Route.ComponentProps) {
  return <AuditLog {...loaderData} />;
}
