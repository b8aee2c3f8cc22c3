import { useRef } from "react";
import { SaveTrouble } from "#app/features/accounts/components/save-trouble.tsx";
import { makeSlug, isSluggable } from "#app/features/catalogue/slugs.ts";
import { Button } from "#app/ui/button.tsx";
import { DraftNote } from "#app/ui/saving/draft-note.tsx";
import { FormConflict } from "#app/ui/saving/form-conflict.tsx";
import { useFocusOnRefusal } from "#app/ui/saving/use-focus-on-refusal.ts";
import { type SaveResult, useSavedForm } from "#app/ui/saving/use-saved-form.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { EDITOR_TEXTS, TOPIC_TEXTS, TOPIC_WORDS } from "../../admin-texts.ts";
import { TOPIC_LIMITS } from "../../constants.ts";
import { readTopicFields, shapeOfTopic, TOPIC_FIELD_NAMES, toTopicFields, type TopicFields } from "../../topic-fields.ts";
import type { AdminTopic, TopicKind } from "../../types.ts";
import { ImageField } from "./image-field.tsx";

/** Focuses the first field, since typing is the next step after opening the form. */
function focusField(field: HTMLInputElement | null) {
  field?.focus();
}

interface TopicFormProps {
  kind: TopicKind;
  /** The entry to change; null for a new one. */
  topic: AdminTopic | null;
  send: (topic: { id: string; version: number } | null, fields: TopicFields) => Promise<SaveResult<TopicFields>>;
  onDone: () => void;
}

/** Returns the local-storage prefix for drafts of this kind. */
export function topicDraftRoom(kind: TopicKind): string {
  return `presently:blog-${kind}-draft:`;
}

/**
 * Form to add or change a category, tag or author. While the name is typed, the slug follows it for new categories and tags, and for tags
 * whose slug is empty. What is typed and not saved is stored in this browser.
 */
export function TopicForm({ kind, topic, send, onDone }: TopicFormProps) {
  const shape = shapeOfTopic(kind);
  const editor = useSavedForm<TopicFields, string>({
    place: topicDraftRoom(kind) + (topic?.id ?? "new"),
    readForm: (value) => readTopicFields(kind, value),
    shape,
    opened: { form: toTopicFields(kind, topic), version: topic?.version ?? 0, isNew: topic === null },
    send: ({ form, version, isNew }) => send(isNew || topic === null ? null : { id: topic.id, version }, form),
    onSaved: onDone,
  });
  const { form: fields, errors, isSaving, change } = editor;
  const element = useRef<HTMLFormElement>(null);
  useFocusOnRefusal(element, editor.refusals);
  const { one } = TOPIC_WORDS[kind];
  const set = (name: string, value: string) => {
    const follows = topic === null || (kind === "tag" && fields.slug === "");
    const isFollowed = name === "name" && fields.slug !== undefined && follows;
    change({ [name]: value, ...(isFollowed && { slug: isSluggable(value) ? makeSlug(value) : "" }) });
  };
  const field = (name: string) => ({ value: fields[name] ?? "", error: errors[name] });
  const isReady = (fields.name ?? "").trim() !== "" && (kind !== "category" || (fields.slug ?? "").trim() !== "");

  return (
    <form
      ref={element}
      aria-label={topic === null ? `Add ${one}` : `Edit ${one}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) editor.save();
      }}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 md:p-5"
    >
      {editor.isRestored ? (
        <div className="sm:col-span-2">
          <DraftNote onDiscard={editor.discardDraft} />
        </div>
      ) : null}
      <TextField
        label="Name"
        required
        ref={focusField}
        maxLength={TOPIC_LIMITS.name}
        {...field("name")}
        onChange={(event) => set("name", event.target.value)}
      />
      {kind === "author" ? (
        <>
          <TextField
            label="Website"
            type="url"
            placeholder="https://"
            {...field("url")}
            onChange={(event) => set("url", event.target.value)}
          />
          <ImageField
            label="Avatar URL"
            title="Avatar"
            {...field("avatar")}
            onChange={(value) => set("avatar", value)}
            className="sm:col-span-2"
          />
          <TextArea
            label="Bio"
            rows={3}
            maxLength={TOPIC_LIMITS.description}
            {...field("bio")}
            onChange={(event) => set("bio", event.target.value)}
            className="sm:col-span-2"
          />
        </>
      ) : (
        <>
          <TextField label="Slug" required={kind === "category"} {...field("slug")} onChange={(event) => set("slug", event.target.value)} />
          {kind === "tag" ? (
            <TextField
              label="Sort Order"
              inputMode="numeric"
              placeholder={String(TOPIC_LIMITS.defaultSortOrder)}
              {...field("sortOrder")}
              onChange={(event) => set("sortOrder", event.target.value)}
            />
          ) : null}
          <TextArea
            label="Description"
            rows={2}
            maxLength={TOPIC_LIMITS.description}
            {...field("description")}
            onChange={(event) => set("description", event.target.value)}
            className={kind === "tag" ? undefined : "sm:col-span-2"}
          />
        </>
      )}
      {editor.isGone ? (
        <p role="alert" className="rounded-control bg-butter px-4 py-3 font-semibold sm:col-span-2">
          {TOPIC_TEXTS.gone}
        </p>
      ) : null}
      <div className="empty:hidden sm:col-span-2">
        <SaveTrouble
          trouble={editor.trouble}
          denied={EDITOR_TEXTS.denied}
          failed={{ title: TOPIC_TEXTS.failed(topic === null ? "create" : "update", kind) }}
          onRetry={editor.save}
          isBusy={isSaving}
        />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isSaving} disabled={!isReady}>
          {topic === null ? `Create ${one}` : `Update ${one}`}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
      <FormConflict
        editor={editor}
        shape={shape}
        title={`Someone else saved this ${one} in the meantime`}
        names={TOPIC_FIELD_NAMES}
        describe={(form, name) => form[name] ?? ""}
      />
    </form>
  );
}
