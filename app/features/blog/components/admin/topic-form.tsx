import { useState } from "react";
import { makeSlug, isSluggable } from "#app/features/catalogue/slugs.rules.ts";
import { Button } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TOPIC_WORDS } from "../../admin-texts.constants.ts";
import { TOPIC_LIMITS } from "../../constants.ts";
import type { AdminTopic, TopicKind } from "../../types.ts";
import { ImageField } from "./image-field.tsx";

/** What is typed into the form, by the names of the fields that the server takes. */
export type TopicFields = Record<string, string>;

/** Whoever opens the form goes on by typing. */
function focusField(field: HTMLInputElement | null) {
  field?.focus();
}

interface TopicFormProps {
  kind: TopicKind;
  /** Null for a new one. */
  topic: AdminTopic | null;
  errors: Record<string, string>;
  isSaving: boolean;
  onSave: (fields: TopicFields) => void;
  onCancel: () => void;
}

function startOf(kind: TopicKind, topic: AdminTopic | null): TopicFields {
  const text = (value: string | number | null | undefined) => String(value ?? "");
  if (kind === "author") return { name: text(topic?.name), avatar: text(topic?.avatar), bio: text(topic?.bio), url: text(topic?.url) };
  const shared = { name: text(topic?.name), slug: text(topic?.slug), description: text(topic?.description) };
  return kind === "category" ? shared : { ...shared, sortOrder: topic === null ? "" : text(topic.sortOrder) };
}

/**
 * Adds or changes a category, tag or author. The slug follows the name while it is typed: of a new category and a new tag, and of a tag
 * whose slug is empty.
 */
export function TopicForm({ kind, topic, errors, isSaving, onSave, onCancel }: TopicFormProps) {
  const [fields, setFields] = useState<TopicFields>(() => startOf(kind, topic));
  const { one } = TOPIC_WORDS[kind];
  const set = (name: string, value: string) =>
    setFields((before) => {
      const next = { ...before, [name]: value };
      const follows = topic === null || (kind === "tag" && before.slug === "");
      if (name === "name" && before.slug !== undefined && follows) next.slug = isSluggable(value) ? makeSlug(value) : "";
      return next;
    });
  const field = (name: string) => ({ value: fields[name] ?? "", error: errors[name] });
  const isReady = (fields.name ?? "").trim() !== "" && (kind !== "category" || (fields.slug ?? "").trim() !== "");

  return (
    <form
      aria-label={topic === null ? `Add ${one}` : `Edit ${one}`}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isSaving) onSave(fields);
      }}
      className="grid gap-4 rounded-card border border-line bg-card p-4 sm:grid-cols-2 md:p-5"
    >
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
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" busy={isSaving} disabled={!isReady}>
          {topic === null ? `Create ${one}` : `Update ${one}`}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
