import { Form, redirect } from "react-router";
import { AddPasskeyForm } from "#app/features/accounts/components/add-passkey-form.tsx";
import { ProfileSection } from "#app/features/accounts/components/profile-section.tsx";
import { noticeCookie } from "#app/features/accounts/notices.server.ts";
import { originOf, requireUser } from "#app/features/accounts/require-user.server.ts";
import { removePasskey } from "#app/features/accounts/passkeys.commands.server.ts";
import { listPasskeys } from "#app/features/accounts/passkeys.queries.server.ts";
import { findRelyingParty } from "#app/features/accounts/relying-party.ts";
import { idForm } from "#app/features/accounts/schema.ts";
import { config } from "#app/platform/config.server.ts";
import { readForm } from "#app/platform/read-form.server.ts";
import { requestInfoContext } from "#app/platform/request-context.ts";
import { describePage, siteOf } from "#app/platform/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { Route } from "./+types/passkeys";

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = await requireUser(request, context);
  return { passkeys: await listPasskeys(user.id), home: findRelyingParty(config().siteUrl)?.origins[0] ?? null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = await requireUser(request, context);
  const { id } = await readForm(request, idForm("remove"));
  const { answer, country } = context.get(requestInfoContext);
  await removePasskey(user, id, originOf(request, country()));
  answer.cookies.push(noticeCookie("passkey-removed"));
  return redirect("/profile/passkeys", 303);
}

export function meta({ matches }: Route.MetaArgs) {
  return describePage(siteOf(matches), {
    title: "Passkeys",
    description: "Sign in without a password.",
    path: "/profile/passkeys",
    noindex: true,
  });
}

export default function Passkeys({ loaderData }: Route.ComponentProps) {
  const { passkeys, home } = loaderData;
  return (
    <>
      <ProfileSection title="Your passkeys" text="Each one signs you in without a password. Remove those of devices you no longer have.">
        {passkeys.length === 0 ? (
          <p className="text-soft-ink">None yet.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <div className="min-w-0">
                  <p className="font-semibold break-words">{name}</p>
                  <p className="text-sm text-soft-ink">
                    Added <LocalTime date={createdAt} />
                    {lastUsedAt ? (
                      <>
                        , last used <LocalTime date={lastUsedAt} />
                      </>
                    ) : null}
                  </p>
                </div>
                <Form method="post">
                  <input type="hidden" name="intent" value="remove" />
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" variant="secondary" size="sm" aria-label={`Remove ${name}`}>
                    Remove
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        )}
      </ProfileSection>
      <ProfileSection
        title="Add a passkey"
        text="Your device keeps it and shows it only to this site, so no one can trick you into giving it away."
      >
        {home === null ? (
          <p className="text-soft-ink">Passkeys need a site with a domain name; this one has only a number.</p>
        ) : (
          <AddPasskeyForm home={home} />
        )}
      </ProfileSection>
    </>
  );
}
