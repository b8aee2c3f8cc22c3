import type { ReplicaState, ReplicaStatus } from "#app/platform/db/replica.server.ts";
import { Badge } from "#app/ui/badge.tsx";

const NAMES: Readonly<Record<ReplicaState, string>> = {
  starting: "Starting",
  "in use": "In use",
  behind: "Too far behind",
  away: "Away",
  unfit: "Not a replica",
};

/** Shows the state of the database's replica, as seen by the server that rendered the page. */
export function ReplicaStatusPanel({ replica: { state, reason, lag } }: { replica: ReplicaStatus }) {
  return (
    <section aria-labelledby="replica" className="rounded-card border border-line bg-card p-5">
      <h2 id="replica" className="mb-3 text-subheading">
        Database replica
      </h2>
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold">Public pages are read from the {state === "in use" ? "replica" : "primary"}</span>
        <Badge tone={state === "in use" ? "positive" : "out-of-stock"}>{NAMES[state]}</Badge>
      </p>
      {reason === null ? null : <p className="mt-1 break-words text-ribbon-deep">The replica isn’t in use: {reason}.</p>}
      {lag === null ? null : (
        <p className="mt-1 text-sm text-soft-ink">
          {lag.bytes === 0
            ? "It’s fully up to date."
            : `It’s been missing ${lag.bytes.toLocaleString("en-US")} bytes of changes for ${Math.ceil(lag.seconds).toLocaleString("en-US")} s.`}
        </p>
      )}
    </section>
  );
}

/** Shows what the operator has to see to, under its title. */
export function HealthNotice({ id, title, text }: { id: string; title: string; text: string }) {
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-card p-5">
      <h2 id={id} className="mb-3 text-subheading">
        {title}
      </h2>
      <p className="break-words text-ribbon-deep">{text}.</p>
    </section>
  );
}
