import { ArrowLeft, ExternalLink, Eye, History } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { buttonClasses } from "#app/ui/button-classes.ts";
import { postPath } from "../../addresses.ts";
import { EDITOR_TEXTS, STATUS_BADGES } from "../../admin-texts.ts";
import type { PostPhase } from "../../publishing.ts";
import type { PostStanding } from "../../types.ts";

/** A dialog that the header opens. */
export type EditorDialog = "versions" | "preview";

interface EditorHeaderProps {
  /** Null for a new post. */
  postId: string | null;
  standing: PostStanding | null;
  phase: PostPhase;
  onOpen: (dialog: EditorDialog) => void;
}

/** The heading of the editor, with the way back, the post's status, and the links and dialogs of a saved post. */
export function EditorHeader({ postId, standing, phase, onOpen }: EditorHeaderProps) {
  const badge = STATUS_BADGES[standing?.status ?? "draft"];
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Link
        to="/admin/blog"
        aria-label="Back to posts"
        className="-ml-3 inline-flex size-11 items-center justify-center rounded-control hover:bg-linen"
      >
        <ArrowLeft aria-hidden className="size-5" />
      </Link>
      <h1 className="text-heading">{postId === null ? EDITOR_TEXTS.create : EDITOR_TEXTS.edit}</h1>
      <Badge tone={badge.tone}>{badge.label}</Badge>
      {phase === "scheduled" ? <Badge tone="featured">Scheduled</Badge> : null}
      {postId === null ? null : (
        <span className="flex flex-wrap gap-2 max-lg:w-full lg:ml-auto">
          {phase === "public" && standing !== null ? (
            <a
              href={postPath(standing.slug)}
              target="_blank"
              rel="noopener"
              className={buttonClasses({ variant: "secondary", size: "sm" })}
            >
              <ExternalLink aria-hidden className="size-4" />
              View post
            </a>
          ) : (
            <Button variant="secondary" size="sm" onClick={() => onOpen("preview")}>
              <Eye aria-hidden className="size-4" />
              Preview link
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => onOpen("versions")}>
            <History aria-hidden className="size-4" />
            Versions
          </Button>
        </span>
      )}
    </header>
  );
}
