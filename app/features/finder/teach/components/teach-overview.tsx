import { GraduationCap } from "lucide-react";
import { Form, useNavigation } from "react-router";
import { formatCount } from "#app/features/catalogue/gift-tags.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { LEAST_GIFTS, ROUND } from "../steps.ts";
import type { TeachState } from "../certainty.ts";
import { CertaintyPlot } from "./certainty-plot.tsx";

interface TeachOverviewProps {
  state: TeachState;
  /** What was just done: a round, or one that could not begin as nothing is left to ask. */
  done?: "round" | "nothing-left";
  /** The batch of the round's last answers; null where they cannot be taken back. */
  undo: string | null;
}

/** Says what the shop has learned, and starts a round of questions. */
export function TeachOverview({ state, done, undo }: TeachOverviewProps) {
  const isBusy = useNavigation().state !== "idle";
  return (
    <div className="flex max-w-4xl flex-col gap-5">
      <PageHeader
        title="Teach the shop"
        subtitle={`Answer questions about ${ROUND} gifts, and the shop will understand all the others better.`}
      />
      {state.gifts === 0 ? (
        <EmptyState
          title="No gifts yet"
          text="Once the shop has gifts, it asks you about the ones it can learn the most from."
          action={<ButtonLink to="/admin/gifts/import">Import gifts</ButtonLink>}
        />
      ) : (
        <>
          <p role="status" className="empty:hidden rounded-control bg-sky px-4 py-3">
            {done === "round"
              ? `Thank you. ${whatNow(state)}`
              : done === "nothing-left"
                ? "The shop has no more questions: it’s sure about every gift."
                : null}
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Form method="post">
              <Button type="submit" name="intent" value="start" busy={isBusy}>
                <GraduationCap aria-hidden className="size-5" />
                {done === "round" ? `Teach ${ROUND} more` : `Teach ${ROUND} gifts`}
              </Button>
            </Form>
            {undo === null ? null : (
              <Form method="post">
                <Button type="submit" name="intent" value="undo" variant="secondary">
                  Undo the last gift
                </Button>
              </Form>
            )}
            <Learned state={state} />
          </div>
          <CertaintyPlot points={state.certainty} />
        </>
      )}
    </div>
  );
}

/** Says what comes of the answers. */
function whatNow({ labeled }: TeachState): string {
  if (labeled >= LEAST_GIFTS) return "The shop learns from your answers within a few minutes, then rereads its gifts.";
  const missing = LEAST_GIFTS - labeled;
  return `Your answers count right away. The shop starts learning about the others at ${LEAST_GIFTS} gifts: ${missing} to go.`;
}

function Learned({ state: { labeled, learned } }: { state: TeachState }) {
  if (learned === null)
    return (
      <p className="text-soft-ink">
        {formatCount(Math.min(labeled, LEAST_GIFTS))} of the {LEAST_GIFTS} gifts the shop needs to start learning.
      </p>
    );
  return (
    <p className="text-soft-ink">
      Learned from {formatCount(learned.gifts)} gifts <LocalTime date={learned.at} />. It’s wrong {Math.round(learned.gain * 100)}% less
      about gifts you haven’t taught it.
    </p>
  );
}
