import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS } from "../../admin-texts.constants.ts";
import { TOPIC_LIMITS } from "../../constants.ts";
import { sendJson } from "./send-json.ts";

interface AuthorDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (author: { id: string; name: string }) => void;
}

/** "Create new author": an author profile that belongs to whoever makes it. */
export function AuthorDialog({ isOpen, onClose, onCreated }: AuthorDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={EDITOR_TEXTS.newAuthor} closesOnBackdrop={false}>
      <AuthorForm onCancel={onClose} onCreated={onCreated} />
    </Dialog>
  );
}

function AuthorForm({ onCancel, onCreated }: { onCancel: () => void; onCreated: AuthorDialogProps["onCreated"] }) {
  const [fields, setFields] = useState({ name: "", avatar: "", bio: "" });
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { showToast } = useToast();
  const set = (changes: Partial<typeof fields>) => setFields((before) => ({ ...before, ...changes }));

  async function create() {
    setIsBusy(true);
    const { status, answer } = await sendJson<{ data?: { id: string; name: string }; error?: string }>("/functions/v1/blog-post-access", {
      method: "create_author",
      post: fields,
    });
    setIsBusy(false);
    if (answer?.data !== undefined) {
      showToast({ title: EDITOR_TEXTS.authorCreated, type: "success" });
      onCreated(answer.data);
      return;
    }
    const message = status === 401 ? EDITOR_TEXTS.notAuthenticated : (answer?.error ?? EDITOR_TEXTS.authorFailedMessage);
    setError(message);
    showToast({ title: ADMIN_BLOG_TEXTS.error, description: EDITOR_TEXTS.authorFailed(message), type: "destructive" });
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // The dialog may stand within another form of the page.
        event.stopPropagation();
        if (fields.name.trim() !== "" && !isBusy) void create();
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
