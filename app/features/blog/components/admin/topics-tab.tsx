import { useRight } from "#app/features/accounts/components/rights.tsx";
import { MultiSelect } from "#app/ui/multi-select.tsx";
import { troubleToast } from "#app/ui/saving/describe-trouble.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { EDITOR_TEXTS, TOPIC_TEXTS } from "../../admin-texts.ts";
import type { PostChoices } from "../../types.ts";
import type { EditorTabProps } from "./editor-parts.ts";
import { requestNewTag } from "./request-post-change.ts";

interface TopicsTabProps extends EditorTabProps {
  choices: PostChoices;
  onTagCreated: (tag: { id: string; name: string }) => void;
}

/** The tab with the post's category (at most one) and tags. Who may edit the tags creates new ones here. */
export function TopicsTab({ post, change, choices, onTagCreated }: TopicsTabProps) {
  const { showToast } = useToast();
  const mayCreate = useRight("blog.edit");

  async function createTag(name: string) {
    const { answer, trouble } = await requestNewTag(name);
    const failed = { title: TOPIC_TEXTS.failed("create", "tag") };
    if (trouble !== null) showToast(troubleToast(trouble, { failed, denied: EDITOR_TEXTS.denied }));
    else if (!answer.ok)
      showToast({
        ...failed,
        description: answer.reason === "invalid" ? Object.values(answer.errors).join(" ") : undefined,
        type: "destructive",
      });
    if (trouble !== null || !answer.ok) return null;
    const tag = { id: answer.id, name };
    onTagCreated(tag);
    showToast({ title: TOPIC_TEXTS.saved("created", "tag", name), type: "success" });
    return tag;
  }
  const known = post.tags.filter((id) => choices.tags.some((tag) => tag.id === id));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <MultiSelect
        label="Category"
        isSingle
        options={choices.categories}
        selectedIds={post.category === null ? [] : [post.category]}
        onChange={([category]) => change({ category: category ?? null })}
        placeholder={post.category === null ? EDITOR_TEXTS.noCategory : "Search categories..."}
        emptyText={EDITOR_TEXTS.noCategories}
        hint={post.category === null ? EDITOR_TEXTS.noCategory : undefined}
      />
      <MultiSelect
        label="Tags"
        options={choices.tags}
        selectedIds={post.tags}
        onChange={(tags) => change({ tags })}
        onCreate={mayCreate ? createTag : undefined}
        placeholder="Search tags..."
        emptyText="No tags found"
        hint={EDITOR_TEXTS.tagsSelected(known.length)}
      />
    </div>
  );
}
