import { useState } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { LocalTime } from "#app/ui/local-time.tsx";
import { TROUBLE_TEXTS } from "#app/ui/saving/describe-trouble.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { useCopy } from "#app/ui/use-copy.ts";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import { PREVIEW_LINK_DAYS } from "../../constants.ts";
import { requestPreviewLink } from "./request-post-change.ts";

interface PreviewLinkDialogProps {
  isOpen: boolean;
  onClose: () => void;
  postId: string;
  isDirty: boolean;
}

/** Creates the secret link with which a person without an account can read a post before it is published. */
export function PreviewLinkDialog({ isOpen, onClose, postId, isDirty }: PreviewLinkDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Preview link"
      description={`Anyone with this link can read the post as last saved, for ${PREVIEW_LINK_DAYS} days. A new link turns off the previous one.`}
    >
      {isDirty ? (
        <p className="mb-4 rounded-control bg-butter px-4 py-2.5">Your latest changes aren’t saved yet, so the link won’t show them.</p>
      ) : null}
      <LinkMaker postId={postId} />
    </Dialog>
  );
}

function LinkMaker({ postId }: { postId: string }) {
  const [made, setMade] = useState<{ url: string; expiresAt: Date } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  async function make() {
    setIsBusy(true);
    const sent = await requestPreviewLink(postId);
    setIsBusy(false);
    setTrouble(sent.trouble);
    setMade(sent.answer);
  }

  if (made === null)
    return (
      <div className="flex flex-col items-start gap-3">
        <Button busy={isBusy} onClick={() => void make()}>
          Create a preview link
        </Button>
        <SaveTrouble
          trouble={trouble}
          denied={EDITOR_TEXTS.denied}
          failed={{ title: "The link couldn’t be created.", description: "Please try again." }}
          assurance={TROUBLE_TEXTS.nothingChanged}
          onRetry={() => void make()}
          isBusy={isBusy}
        />
      </div>
    );
  return <MadeLink {...made} />;
}

function MadeLink({ url, expiresAt }: { url: string; expiresAt: Date }) {
  const { outcome, copy } = useCopy(url);
  return (
    <div className="flex flex-col items-start gap-3">
      <TextField label="Link" readOnly value={url} onFocus={(event) => event.target.select()} className="w-full" />
      <p className="text-sm text-soft-ink">
        Works until <LocalTime date={expiresAt} />.
      </p>
      <CopyButton outcome={outcome} onCopy={copy} />
    </div>
  );
}
