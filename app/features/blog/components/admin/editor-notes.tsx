import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import type { EditingAnswer } from "../../post.schema.ts";

function Note({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-5 gap-y-2 rounded-control bg-butter px-4 py-2.5">
      {children}
    </div>
  );
}

interface UnsavedNoteProps {
  savedAt: Date;
  /** The post was saved since, by whomever. */
  isOutdated: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed some other time and never saved. */
export function UnsavedNote({ savedAt, isOutdated, onRestore, onDiscard }: UnsavedNoteProps) {
  return (
    <Note>
      <p className="min-w-0 flex-1 basis-72">
        You have unsaved changes from <LocalTime date={savedAt} />.{isOutdated ? " The post has been saved since then." : null}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onRestore}>
          Go on with them
        </Button>
        <Button size="sm" variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
      </span>
    </Note>
  );
}

function listNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? "";
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** Who else has the post open, and that somebody has saved it meanwhile. */
export function CompanyNote({ company, version }: { company: EditingAnswer; version: number }) {
  const { others, version: current, savedBy } = company;
  const isBehind = current !== null && current > version;
  if (others.length === 0 && !isBehind) return null;
  return (
    <Note>
      {others.length > 0 ? <p>{`${listNames(others)} ${others.length === 1 ? "is" : "are"} editing this post too.`}</p> : null}
      {isBehind ? <p className="font-semibold">{`${savedBy ?? "Somebody"} has saved a newer version since you opened it.`}</p> : null}
    </Note>
  );
}
