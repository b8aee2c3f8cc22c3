import { MultiSelect } from "#app/ui/multi-select.tsx";
import { EDITOR_TEXTS } from "../../admin-texts.ts";
import type { PostChoices } from "../../types.ts";
import type { EditorTabProps } from "./editor-parts.ts";

/** The tab with the post's category (at most one) and tags. */
export function TopicsTab({ post, change, choices }: EditorTabProps & { choices: PostChoices }) {
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
        placeholder="Search tags..."
        emptyText="No tags found"
        hint={EDITOR_TEXTS.tagsSelected(known.length)}
      />
    </div>
  );
}
