import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PUBLISHING_TEXTS } from "../../admin-texts.ts";
import type { PostPhase } from "../../publishing.ts";
import type { PostStanding } from "../../types.ts";
import { DateChoice } from "./date-choice.tsx";

/** What can be done to what readers see of a post. */
export interface PublishingActions {
  publish: () => void;
  schedule: (date: Date) => void;
  unpublish: () => void;
  /** Stores the changes of a published post as a draft. */
  wait: () => void;
  discardWaiting: () => void;
}

interface PublishingBarProps {
  /** Null for a new post. */
  standing: PostStanding | null;
  phase: PostPhase;
  isDirty: boolean;
  isBusy: boolean;
  actions: PublishingActions;
}

type Question = "schedule" | "unpublish" | "discard" | null;

function Standing({ phase, standing }: { phase: PostPhase; standing: PostStanding | null }) {
  if (phase === "draft") return "Draft. Only editors can see it.";
  if (phase === "archived") return "Archived. Readers can’t see it.";
  if (phase === "public")
    return standing?.isWaiting === true
      ? "Readers see the published post. Your changes are saved as a draft."
      : "Published. Readers can see it.";
  return (
    <>
      Goes live <LocalTime date={new Date(standing?.publishDate ?? 0)} />.
    </>
  );
}

/** Says how a post stands to its readers, with the buttons that change it. */
export function PublishingBar({ standing, phase, isDirty, isBusy, actions }: PublishingBarProps) {
  const [question, setQuestion] = useState<Question>(null);
  const isWaiting = standing?.isWaiting === true;
  const close = () => setQuestion(null);
  const then = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <section
      aria-label="Publishing"
      className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-line bg-card px-4 py-3"
    >
      <p className="min-w-0 flex-1 basis-64">
        <Standing phase={phase} standing={standing} />
      </p>
      <div className="flex flex-wrap gap-2">
        {phase === "public" || phase === "scheduled" ? (
          <Button size="sm" variant="quiet" onClick={() => setQuestion("unpublish")}>
            {PUBLISHING_TEXTS.unpublish}
          </Button>
        ) : null}
        {isWaiting ? (
          <Button size="sm" variant="quiet" onClick={() => setQuestion("discard")}>
            {PUBLISHING_TEXTS.discardWaiting}
          </Button>
        ) : null}
        {phase === "public" ? (
          <>
            {isWaiting ? null : (
              <Button size="sm" variant="secondary" disabled={!isDirty} busy={isBusy} onClick={actions.wait}>
                {PUBLISHING_TEXTS.wait}
              </Button>
            )}
            <Button size="sm" disabled={!isDirty && !isWaiting} busy={isBusy} onClick={actions.publish}>
              {PUBLISHING_TEXTS.update}
            </Button>
          </>
        ) : (
          <>
            <Button size="sm" variant="secondary" onClick={() => setQuestion("schedule")}>
              {phase === "scheduled" ? PUBLISHING_TEXTS.reschedule : PUBLISHING_TEXTS.schedule}
            </Button>
            <Button size="sm" busy={isBusy} onClick={actions.publish}>
              {PUBLISHING_TEXTS.publish}
            </Button>
          </>
        )}
      </div>
      <Dialog isOpen={question === "schedule"} onClose={close} title="Schedule this post" size="sm">
        <DateChoice
          initial={phase === "scheduled" ? new Date(standing?.publishDate ?? 0) : null}
          label={PUBLISHING_TEXTS.schedule}
          isToCome
          onCancel={close}
          onChoose={(date) => then(() => actions.schedule(date))()}
        />
      </Dialog>
      <ConfirmDialog
        isOpen={question === "unpublish"}
        onClose={close}
        onConfirm={then(actions.unpublish)}
        title={PUBLISHING_TEXTS.unpublishTitle}
        text={PUBLISHING_TEXTS.unpublishText}
        confirmLabel={PUBLISHING_TEXTS.unpublish}
      />
      <ConfirmDialog
        isOpen={question === "discard"}
        onClose={close}
        onConfirm={then(actions.discardWaiting)}
        title={PUBLISHING_TEXTS.discardTitle}
        text={PUBLISHING_TEXTS.discardText}
        confirmLabel={PUBLISHING_TEXTS.discardWaiting}
      />
    </section>
  );
}
