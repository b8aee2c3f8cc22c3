import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import { PREVIEW_LINK_DAYS } from "../../constants.ts";
import { sendJson } from "./send-json.ts";

interface PreviewLinkDialogProps {
  isOpen: boolean;
  onClose: () => void;
  postId: string;
  isDirty: boolean;
}

/** Makes the secret link by which somebody without an account can read a post before it is published. */
export function PreviewLinkDialog({ isOpen, onClose, postId, isDirty }: PreviewLinkDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Preview link"
      description={`Whoever has this link can read the post as it was last saved, for ${PREVIEW_LINK_DAYS} days. A new link ends the one before.`}
    >
      {isDirty ? (
        <p className="mb-4 rounded-control bg-butter px-4 py-2.5">Your latest changes are not saved yet, so the link won’t show them.</p>
      ) : null}
      <LinkMaker postId={postId} />
    </Dialog>
  );
}

function LinkMaker({ postId }: { postId: string }) {
  const [made, setMade] = useState<{ url: string; expiresAt: string } | null>(null);
  const [state, setState] = useState<"idle" | "busy" | "failed">("idle");

  async function make() {
    setState("busy");
    const { status, answer } = await sendJson<{ url: string; expiresAt: string }>("/admin/blog/changes", {
      change: "preview-link",
      id: postId,
    });
    setState(status === 200 ? "idle" : "failed");
    if (status === 200) setMade(answer);
  }

  if (made === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <Button busy={state === "busy"} onClick={() => void make()}>
          Make a preview link
        </Button>
        {state === "failed" ? (
          <p role="alert" className="text-ribbon">
            The link could not be made. Please try again.
          </p>
        ) : null}
      </div>
    );
  return <MadeLink {...made} />;
}

function MadeLink({ url, expiresAt }: { url: string; expiresAt: string }) {
  const { outcome, copy } = useCopy(url);
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} className="w-full" />
      <p className="text-sm text-soft-ink">
        Good until <LocalTime date={new Date(expiresAt)} />.
      </p>
      <CopyButton outcome={outcome} onCopy={copy} />
    </div>
  );
}
