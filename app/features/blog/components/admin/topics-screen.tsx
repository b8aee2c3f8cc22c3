import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { useRight } from "#app/features/accounts/components/rights.tsx";
import { isWebAddress } from "#app/features/catalogue/gift-tags.ts";
import { Button } from "#app/ui/button.tsx";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PlaceholderRows } from "#app/ui/placeholder-rows.tsx";
import { TROUBLE_TEXTS, troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { LeftDraftsNote } from "#app/ui/saving/left-drafts-note.tsx";
import type { SaveResult } from "#app/ui/saving/use-saved-form.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, EDITOR_TEXTS, TOPIC_TEXTS, TOPIC_WORDS } from "../../admin-texts.ts";
import { topicAnswer } from "../../answers.ts";
import { websiteHost } from "../../authors.ts";
import { readTopicFields, type TopicFields, toTopicFields } from "../../topic-fields.ts";
import type { TopicChange } from "../../topics.ts";
import type { AdminTopic, TopicKind } from "../../types.ts";
import { AuthorAvatar } from "../byline.tsx";
import { BlogTabs } from "./blog-tabs.tsx";
import { TopicForm, topicDraftRoom } from "./topic-form.tsx";

/** The table of the categories, tags or authors, with the form to add and change them. */
export function TopicsScreen({ kind, topics }: { kind: TopicKind; topics: readonly AdminTopic[] }) {
  const { title, many } = TOPIC_WORDS[kind];
  const { state } = useRevalidator();
  const changes = useTopicChanges(kind);
  const mayEdit = useRight("blog.edit");
  return (
    <>
      <PageHeader
        title={ADMIN_BLOG_TEXTS.title}
        actions={
          mayEdit ? (
            <Button onClick={() => changes.open(null)}>
              <Plus aria-hidden className="size-4.5" />
              {`Add ${title}`}
            </Button>
          ) : null
        }
      />
      <BlogTabs current={kind} />
      <div className="mt-5 flex flex-col gap-5">
        <LeftDraftsNote
          room={topicDraftRoom(kind)}
          readForm={(value) => readTopicFields(kind, value)}
          isFormOpen={changes.form !== null}
          nameOf={({ id, form }) => (id === "new" ? form.name || "a new one" : (topics.find((topic) => topic.id === id)?.name ?? null))}
          onOpen={(id) => changes.open(topics.find((topic) => topic.id === id) ?? null)}
        />
        {changes.form === null ? null : (
          <TopicForm
            key={changes.form.topic?.id ?? "new"}
            kind={kind}
            topic={changes.form.topic}
            send={changes.save}
            onDone={changes.close}
          />
        )}
        {topics.length > 0 ? (
          <DataTable
            caption={ADMIN_BLOG_TEXTS.tabs[kind]}
            columns={mayEdit ? [...COLUMNS[kind], actionsColumn(changes.open, changes.askToDelete)] : COLUMNS[kind]}
            rows={topics}
            isStale={state === "loading"}
          />
        ) : state === "loading" ? (
          <PlaceholderRows label={`Loading ${many}`} />
        ) : (
          <EmptyState title={TOPIC_TEXTS.empty(kind)} className="py-10" />
        )}
      </div>
      <ConfirmDialog
        isOpen={changes.toDelete !== null}
        onClose={() => changes.askToDelete(null)}
        onConfirm={() => void changes.remove()}
        isBusy={changes.isBusy}
        title={TOPIC_TEXTS.deleteTitle}
        text={TOPIC_TEXTS.deleteWarning(kind, changes.toDelete?.name ?? "")}
      />
    </>
  );
}

const NAME: Column<AdminTopic> = {
  id: "name",
  head: "Name",
  onCard: "title",
  cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
};
const SLUG: Column<AdminTopic> = { id: "slug", head: "Slug", cell: ({ slug }) => <span className="wrap-anywhere">{slug}</span> };
const quiet = (text: string | null) => <span className="line-clamp-2 max-w-md text-pretty text-soft-ink">{text || "–"}</span>;

const COLUMNS: Record<TopicKind, Column<AdminTopic>[]> = {
  category: [NAME, SLUG, { id: "description", head: "Description", onCard: "plain", cell: ({ description }) => quiet(description) }],
  tag: [NAME, SLUG, { id: "sortOrder", head: "Sort Order", align: "right", cell: ({ sortOrder }) => sortOrder }],
  author: [
    {
      ...NAME,
      cell: ({ name, avatar }) => (
        <span className="inline-flex items-center gap-3 font-semibold">
          <AuthorAvatar name={name} avatar={avatar} className="size-9 text-base" />
          {name}
        </span>
      ),
    },
    { id: "bio", head: "Bio", onCard: "plain", cell: ({ bio }) => quiet(bio) },
    {
      id: "url",
      head: "Website",
      cell: ({ url }) =>
        isWebAddress(url) ? (
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-touch items-center text-evergreen underline underline-offset-2"
          >
            {websiteHost(url)}
          </a>
        ) : (
          <span className="text-soft-ink">–</span>
        ),
    },
  ],
};

function actionsColumn(onEdit: (topic: AdminTopic) => void, onDelete: (topic: AdminTopic) => void): Column<AdminTopic> {
  return {
    id: "actions",
    head: "Actions",
    align: "right",
    onCard: "plain",
    cell: (topic) => (
      <span className="flex justify-end">
        <IconButton label={`Edit ${topic.name}`} icon={<Pencil aria-hidden />} onClick={() => onEdit(topic)} className="text-soft-ink" />
        <IconButton label={`Delete ${topic.name}`} icon={<Trash2 aria-hidden />} onClick={() => onDelete(topic)} className="text-ribbon" />
      </span>
    ),
  };
}

/** Adds, changes and deletes entries, and reports each outcome. */
function useTopicChanges(kind: TopicKind) {
  const [form, setForm] = useState<{ topic: AdminTopic | null } | null>(null);
  const [toDelete, setToDelete] = useState<AdminTopic | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();

  const send = (change: TopicChange) => sendJson("/admin/blog/topics", change, topicAnswer);

  /** Shows the specification's one title for every failure; a form's own trouble stands beside its button. */
  function showTrouble(trouble: Trouble, deed: "create" | "update" | "delete") {
    const title = TOPIC_TEXTS.failed(deed, kind);
    const failed = { title };
    const [denied, unreachable, signedOut] = [EDITOR_TEXTS.denied, TROUBLE_TEXTS.unreachable, TROUBLE_TEXTS.signedOut].map(
      ({ description }) => ({ title, description }),
    );
    showToast(troubleToast(trouble, { failed, denied, unreachable, signedOut }));
  }

  /** Creates an entry (`topic` null), or changes it if it still has the given version. */
  async function save(topic: { id: string; version: number } | null, fields: TopicFields): Promise<SaveResult<TopicFields>> {
    const { answer, trouble } = await send({ change: "save", kind, id: topic?.id ?? null, version: topic?.version ?? 0, fields });
    if (answer?.ok === true) {
      const done = TOPIC_TEXTS.saved(topic === null ? "created" : "updated", kind, (fields.name ?? "").trim());
      showToast({ title: done, type: "success" });
      await revalidate();
      return { ok: true };
    }
    if (answer?.reason === "stale") {
      const { topic: now, savedBy } = answer;
      return { ok: false, reason: "conflict", theirs: { form: toTopicFields(kind, now), version: now.version, savedBy } };
    }
    const deed = topic === null ? "create" : "update";
    if (trouble !== null) {
      showTrouble(trouble, deed);
      return { ok: false, reason: "trouble", trouble };
    }
    const errors = answer.reason === "invalid" ? answer.errors : {};
    showToast({ title: TOPIC_TEXTS.failed(deed, kind), description: Object.values(errors)[0], type: "destructive" });
    return answer.reason === "invalid" ? answer : { ok: false, reason: "gone" };
  }

  async function remove() {
    if (toDelete === null) return;
    setIsBusy(true);
    const { answer, trouble } = await send({ change: "delete", kind, id: toDelete.id });
    setIsBusy(false);
    setToDelete(null);
    // An entry that another editor has deleted meanwhile counts as deleted.
    if (answer?.ok || answer?.reason === "not-found") showToast({ title: TOPIC_TEXTS.deleted(kind), type: "success" });
    else if (trouble !== null) showTrouble(trouble, "delete");
    else showToast({ title: TOPIC_TEXTS.failed("delete", kind), type: "destructive" });
    if (form?.topic?.id === toDelete.id) setForm(null);
    // Without a response a reload would probably fail too and replace the screen with an error.
    if (answer !== null) await revalidate();
  }

  return {
    form,
    toDelete,
    isBusy,
    save,
    remove,
    open: (topic: AdminTopic | null) => setForm({ topic }),
    close: () => setForm(null),
    askToDelete: setToDelete,
  };
}
