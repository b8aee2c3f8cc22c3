import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { isWebAddress } from "#app/features/catalogue/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { type Column, DataTable } from "#app/ui/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { PlaceholderRows } from "#app/ui/placeholder-rows.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { ADMIN_BLOG_TEXTS, TOPIC_TEXTS, TOPIC_WORDS } from "../../admin-texts.constants.ts";
import { websiteHost } from "../../authors.rules.ts";
import type { TopicAnswer, TopicChange } from "../../topics.schema.ts";
import type { AdminTopic, TopicKind } from "../../types.ts";
import { AuthorFace } from "../byline.tsx";
import { BlogTabs } from "./blog-tabs.tsx";
import { sendJson } from "./send-json.ts";
import { type TopicFields, TopicForm } from "./topic-form.tsx";

/** The table of the categories, tags or authors, with the form that adds and changes them. */
export function TopicsScreen({ kind, topics }: { kind: TopicKind; topics: readonly AdminTopic[] }) {
  const { title, many } = TOPIC_WORDS[kind];
  const { state } = useRevalidator();
  const changes = useTopicChanges(kind);
  return (
    <>
      <PageHeader
        title={ADMIN_BLOG_TEXTS.title}
        actions={
          <Button onClick={() => changes.open(null)}>
            <Plus aria-hidden className="size-4.5" />
            {`Add ${title}`}
          </Button>
        }
      />
      <BlogTabs current={kind} />
      <div className="mt-5 flex flex-col gap-5">
        {changes.form === null ? null : (
          <TopicForm
            key={changes.form.topic?.id ?? "new"}
            kind={kind}
            topic={changes.form.topic}
            errors={changes.form.errors}
            isSaving={changes.isBusy}
            onSave={(fields) => void changes.save(fields)}
            onCancel={changes.close}
          />
        )}
        {topics.length > 0 ? (
          <DataTable
            caption={ADMIN_BLOG_TEXTS.tabs[kind]}
            columns={[...COLUMNS[kind], actionsColumn(changes.open, changes.askToDelete)]}
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
const SLUG: Column<AdminTopic> = { id: "slug", head: "Slug", cell: ({ slug }) => <code className="text-sm wrap-anywhere">{slug}</code> };
const quiet = (text: string | null) => <span className="line-clamp-2 max-w-md text-soft-ink">{text || "–"}</span>;

const COLUMNS: Record<TopicKind, Column<AdminTopic>[]> = {
  category: [NAME, SLUG, { id: "description", head: "Description", onCard: "plain", cell: ({ description }) => quiet(description) }],
  tag: [NAME, SLUG, { id: "sortOrder", head: "Sort Order", align: "right", cell: ({ sortOrder }) => sortOrder }],
  author: [
    {
      ...NAME,
      cell: ({ name, avatar }) => (
        <span className="inline-flex items-center gap-3 font-semibold">
          <AuthorFace name={name} avatar={avatar} className="size-9 text-base" />
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
    hidesHead: true,
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

/** Adding, changing and deleting, with what is said about it. */
function useTopicChanges(kind: TopicKind) {
  const [form, setForm] = useState<{ topic: AdminTopic | null; errors: Record<string, string> } | null>(null);
  const [toDelete, setToDelete] = useState<AdminTopic | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const { showToast } = useToast();

  async function send(change: TopicChange): Promise<TopicAnswer | null> {
    setIsBusy(true);
    const { answer } = await sendJson<TopicAnswer>("/admin/blog/topics", change);
    setIsBusy(false);
    // A problem of the server's has no `ok`.
    return answer?.ok === undefined ? null : answer;
  }

  async function save(fields: TopicFields) {
    if (form === null) return;
    const action = form.topic === null ? "create" : "update";
    const answer = await send({ change: "save", kind, id: form.topic?.id ?? null, fields });
    if (answer?.ok) {
      setForm(null);
      showToast({
        title: TOPIC_TEXTS.saved(action === "create" ? "created" : "updated", kind, (fields.name ?? "").trim()),
        type: "success",
      });
      await revalidate();
      return;
    }
    const errors = answer?.reason === "invalid" ? answer.errors : {};
    setForm({ ...form, errors });
    showToast({ title: TOPIC_TEXTS.failed(action, kind), description: Object.values(errors)[0], type: "destructive" });
  }

  async function remove() {
    if (toDelete === null) return;
    const answer = await send({ change: "delete", kind, id: toDelete.id });
    setToDelete(null);
    // Gone is gone, whoever was quicker.
    if (answer?.ok || answer?.reason === "not-found") showToast({ title: TOPIC_TEXTS.deleted(kind), type: "success" });
    else showToast({ title: TOPIC_TEXTS.failed("delete", kind), type: "destructive" });
    if (form?.topic?.id === toDelete.id) setForm(null);
    await revalidate();
  }

  return {
    form,
    toDelete,
    isBusy,
    save,
    remove,
    open: (topic: AdminTopic | null) => setForm({ topic, errors: {} }),
    close: () => setForm(null),
    askToDelete: setToDelete,
  };
}
