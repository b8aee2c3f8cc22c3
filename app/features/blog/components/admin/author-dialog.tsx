import { useState } from "react";
import type { z } from "zod";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { Button } from "#app/ui/button.tsx";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { describeTrouble } from "#app/ui/saving/describe-trouble.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "../../admin-texts.ts";
import { authorAnswer } from "../../answers.ts";
import { TOPIC_LIMITS } from "../../constants.ts";
import type { postAccessSchema } from "../../post-access.ts";

interface AuthorDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (author: { id: string; name: string }) => void;
}

/** The "Create new author" dialog; the new profile belongs to the signed-in user. */
export function AuthorDialog({ isOpen, onClose, onCreated }: AuthorDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={EDITOR_TEXTS.newAuthor} closesOnBackdrop={false}>
      <AuthorForm onCancel={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

/** What the specification says of an author that was not made (section 8), with what helps to find a fault of ours. */
function messageOf(trouble: Trouble): string {
  if (trouble.kind === "signed-out") return EDITOR_TEXTS.notAuthenticated;
  const { description, fault } = describeTrouble(trouble, {
    failed: { title: "", description: EDITOR_TEXTS.authorFailedMessage },
    denied: EDITOR_TEXTS.denied,
  });
  return [description, fault].filter(Boolean).join(". ");
}

function AuthorForm({ onCancel, onCreated }: { onCancel: () => void; onCreated: AuthorDialogProps["onCreated"] }) {
  const [fields, setFields] = useState({ name: "", avatar: "", bio: "" });
  const [error, setError] = useState<string>();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { showToast } = useToast();
  const set = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }));

  function say(message: string) {
    showToast({ title: ADMIN_BLOG_TEXTS.error, description: EDITOR_TEXTS.authorFailed(message), type: "destructive" });
  }

  async function create() {
    if (fields.name.trim() === "" || isBusy) return;
    setIsBusy(true);
    const call = { method: "create_author", post: fields } satisfies z.input<typeof postAccessSchema>;
    const { answer, trouble: met } = await sendJson("/functions/v1/blog-post-access", call, authorAnswer);
    setIsBusy(false);
    setTrouble(met);
    setError(undefined);
    if (met !== null) return say(messageOf(met));
    if ("data" in answer) {
      showToast({ title: EDITOR_TEXTS.authorCreated, type: "success" });
      return onCreated(answer.data);
    }
    setError(answer.error);
    say(answer.error);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may be rendered inside another form, whose submit handler must not run too.
        event.stopPropagation();
        void create();
      }}
      className="flex flex-col gap-4"
    >
      <TextField
        label="Author Name"
        required
        maxLength={TOPIC_LIMITS.name}
        value={fields.name}
        onChange={(event) => set({ name: event.target.value })}
      />
      <TextField label="Avatar URL (optional)" type="url" value={fields.avatar} onChange={(event) => set({ avatar: event.target.value })} />
      <TextArea
        label="Bio (optional)"
        rows={3}
        maxLength={TOPIC_LIMITS.description}
        value={fields.bio}
        onChange={(event) => set({ bio: event.target.value })}
      />
      {error === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-ribbon">
          {EDITOR_TEXTS.authorFailed(error)}
        </p>
      )}
      <SaveTrouble
        trouble={trouble}
        denied={EDITOR_TEXTS.denied}
        failed={{ title: ADMIN_BLOG_TEXTS.error, description: `${EDITOR_TEXTS.authorFailed(EDITOR_TEXTS.authorFailedMessage)}.` }}
        onRetry={() => void create()}
        isBusy={isBusy}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={isBusy} disabled={fields.name.trim() === ""}>
          Create
        </Button>
      </div>
    </form>
  );
}
