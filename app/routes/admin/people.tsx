import { listAccessRequests } from "#app/features/accounts/access-requests.queries.server.ts";
import { PeopleScreen } from "#app/features/accounts/components/people-screen.tsx";
import { PEOPLE_PATH } from "#app/features/accounts/constants.ts";
import { listOpenInvitations } from "#app/features/accounts/invitations.queries.server.ts";
import { listPeople, listRoleChanges } from "#app/features/accounts/people.queries.server.ts";
import { requireUser } from "#app/features/accounts/require-user.server.ts";
import { peopleFilterSchema } from "#app/features/accounts/schema.ts";
import { listRequiredSecondFactors } from "#app/features/accounts/second-factor-rules.queries.server.ts";
import { config } from "#app/platform/config.server.ts";
import { typedForm } from "#app/platform/body-schemas.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { retryAfterHeaders } from "../account/refuse.server.ts";
import { withTypedValues } from "../account/typed-values.ts";
import type { Route } from "./+types/people";
import { changePeople, peopleForms } from "./people-actions.server.ts";

const PEOPLE_PER_PAGE = 25;

export async function loader({ request, context }: Route.LoaderArgs) {
  const actor = await requireUser(request, context);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const filter = peopleFilterSchema.parse(query);
  const [requests, invitations, changes, requiredSecondFactors, { people, total }] = await Promise.all([
    listAccessRequests(),
    listOpenInvitations(),
    listRoleChanges(),
    listRequiredSecondFactors(),
    listPeople(filter, PEOPLE_PER_PAGE),
  ]);
  return {
    actor: { id: actor.id, role: actor.role, hasSecondFactor: actor.twoFactorEnabled },
    done: changes.find(({ id, isUndone }) => id === query.done && !isUndone) ?? null,
    maySendMail: config().smtpUrl !== undefined,
    requests,
    invitations,
    changes,
    requiredSecondFactors,
    people: { filter, rows: people, total, pageCount: Math.ceil(total / PEOPLE_PER_PAGE) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = await requireUser(request, context);
  const form = await readForm(request, typedForm(peopleForms));
  return changePeople(actor, form, new URL(request.url).searchParams);
}

/** Typed values outlive a form that could not be sent. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return withTypedValues(request, serverAction);
}

export const headers = retryAfterHeaders;

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), { title: "People", description: "Who helps with the shop.", path: PEOPLE_PATH, noindex: true });
}

export default function People({ loaderData, actionData }: Route.ComponentProps) {
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  const link = actionData && "link" in actionData ? actionData.link : undefined;
  return <PeopleScreen {...loaderData} failure={failure} link={link} />;
}
