import { Form, useNavigation } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";

export interface ListedSession {
  id: string;
  device: string;
  startedAt: Date;
  lastUsedAt: Date;
  isCurrent: boolean;
}

/** Lists the user's sessions, with buttons to end one or all others. */
export function SessionList({ sessions }: { sessions: readonly ListedSession[] }) {
  const { formData } = useNavigation();
  const ending = formData?.get("id");
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map(({ id, device, startedAt, lastUsedAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                {device} {isCurrent ? <Badge tone="positive">This browser</Badge> : null}
              </p>
              <p className="text-sm text-soft-ink">
                Signed in <LocalTime date={startedAt} />, last used <LocalTime date={lastUsedAt} />
              </p>
            </div>
            {isCurrent ? null : (
              <Form method="post">
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="secondary" size="sm" busy={ending === id} aria-label={`Sign out ${device}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="end-other-sessions" />
          <Button type="submit" variant="secondary" busy={formData?.get("intent") === "end-other-sessions"}>
            Sign out everywhere else
          </Button>
        </Form>
      ) : null}
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="end-all-sessions" />
        <Button type="submit" variant="quiet" className="-ml-5" busy={formData?.get("intent") === "end-all-sessions"}>
          Sign out everywhere, including here
        </Button>
      </Form>
    </>
  );
}
