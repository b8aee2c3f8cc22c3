import { useCallback, useEffect, useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import { joinClasses } from "#app/ui/class-names.ts";
import { loadOrReload } from "#app/ui/client/load-or-reload.ts";
import { fetchJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { PlaceholderRows } from "#app/ui/placeholder-rows.tsx";
import { TROUBLE_TEXTS, troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import { versionAnswer, versionsAnswer } from "../../answers.ts";
import type { EditedPost } from "../../post-form.ts";
import type { PostVersion } from "../../types.ts";
import type { FieldDiff } from "../../version-diff.ts";

interface VersionsDialogProps {
  isOpen: boolean;
  onClose: () => void;
  postId: string;
  /** The current form, with which versions are compared. */
  current: EditedPost;
  onRestore: (document: EditedPost, version: number) => void;
}

/** Earlier versions of a post, each compared with the editor's form; any of them can be restored into it. */
export function VersionsDialog({ isOpen, onClose, ...rest }: VersionsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="lg" title="Versions" description="One for each time the post was saved.">
      <VersionsBody {...rest} />
    </Dialog>
  );
}

function VersionsBody({ postId, current, onRestore }: Omit<VersionsDialogProps, "isOpen" | "onClose">) {
  const [versions, setVersions] = useState<readonly PostVersion[] | null>(null);
  const [chosen, setChosen] = useState<{ version: number; document: EditedPost; changes: FieldDiff[] } | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { showToast } = useToast();
  const path = `/admin/blog/${postId}/versions`;

  const load = useCallback(async () => {
    const sent = await fetchJson(path, versionsAnswer);
    setVersions(sent.answer?.versions ?? null);
    setTrouble(sent.trouble);
  }, [path]);
  useEffect(() => void load(), [load]);

  async function choose(version: number) {
    const { answer, trouble: met } = await fetchJson(`${path}?version=${version}`, versionAnswer);
    if (met !== null) return void showToast(troubleToast(met, { failed: TROUBLE_TEXTS.notLoaded, denied: EDITOR_TEXTS.denied }));
    // The comparison's code is loaded only when a version is chosen.
    const { comparePosts } = await loadOrReload(() => import("../../version-diff.ts"));
    setChosen({ version, document: answer.document, changes: comparePosts(answer.document, current) });
  }

  if (trouble !== null)
    return (
      <SaveTrouble
        trouble={trouble}
        denied={EDITOR_TEXTS.denied}
        failed={TROUBLE_TEXTS.notLoaded}
        onRetry={() => void load()}
        isBusy={false}
      />
    );
  if (versions === null) return <PlaceholderRows label="Loading versions" />;
  if (versions.length === 0) return <p className="text-soft-ink">There are no earlier versions.</p>;
  return (
    <div className="grid gap-5 md:grid-cols-[15rem_minmax(0,1fr)]">
      <ol aria-label="Versions" className="flex max-h-[55dvh] flex-col gap-1 overflow-y-auto p-1">
        {versions.map(({ version, savedBy, savedAt, isWaiting }) => (
          <li key={version}>
            <button
              type="button"
              aria-pressed={chosen?.version === version}
              onClick={() => void choose(version)}
              className="w-full rounded-control px-3 py-2 text-left hover:bg-linen aria-pressed:bg-sage"
            >
              <span className="block font-semibold">
                <LocalTime date={savedAt} />
              </span>
              <span className="block text-sm text-soft-ink">{`Version ${version}${savedBy === null ? "" : `, ${savedBy}`}${isWaiting ? " (saved as a draft)" : ""}`}</span>
            </button>
          </li>
        ))}
      </ol>
      <div className="min-w-0">
        {chosen === null ? (
          <p className="text-soft-ink">Choose a version to compare it with what’s in the editor.</p>
        ) : (
          <>
            <Changes changes={chosen.changes} />
            <Button
              className="mt-4"
              variant="secondary"
              disabled={chosen.changes.length === 0}
              onClick={() => onRestore(chosen.document, chosen.version)}
            >
              Restore this version
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const LOOKS = {
  same: "text-soft-ink",
  added: "bg-sage text-evergreen no-underline",
  removed: "bg-blush text-ribbon-deep line-through",
} as const;
const ELEMENTS = { same: "span", added: "ins", removed: "del" } as const;

function Changes({ changes }: { changes: readonly FieldDiff[] }) {
  if (changes.length === 0) return <p className="text-soft-ink">This version matches what’s in the editor.</p>;
  return (
    <div
      className="flex max-h-[50dvh] flex-col gap-4 overflow-y-auto"
      role="group"
      aria-label="Differences"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll the area.
      tabIndex={0}
    >
      <p className="text-sm text-soft-ink">
        <del className={LOOKS.removed}>Only in this version</del>, <ins className={LOOKS.added}>only in the editor</ins>
      </p>
      {changes.map(({ label, parts }) => (
        <div key={label}>
          <h3 className="mb-1 font-text text-sm font-semibold tracking-normal">{label}</h3>
          <p className="rounded-control border border-line bg-paper p-3 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap">
            {parts.map(({ kind, text }, index) => {
              const Part = ELEMENTS[kind];
              return (
                <Part key={index} className={joinClasses(LOOKS[kind], kind === "same" ? null : "rounded-tag px-0.5")}>
                  {text}
                </Part>
              );
            })}
          </p>
        </div>
      ))}
    </div>
  );
}
