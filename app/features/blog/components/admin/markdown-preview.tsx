import { useEffect, useState } from "react";
import { joinClasses } from "#app/ui/class-names.ts";
import { PREVIEW_DELAY_MS } from "../../constants.ts";
import { ArticleBody, type ShownBlock } from "../article-body.tsx";
import { sendJson } from "./send-json.ts";

interface Preview {
  blocks: ShownBlock[];
  missingSlugs: string[];
}

/** What the server makes of the text, a moment after typing rests; the last one stays until the next is there. */
function usePreview(content: string) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const { status, answer } = await sendJson<Preview>("/admin/blog/preview", { content }, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setHasFailed(status !== 200);
      if (status === 200 && answer !== null) setPreview(answer);
    }, PREVIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [content]);
  return { preview, hasFailed };
}

/** The article as its page will show it, by the same renderer and the same components. */
export function MarkdownPreview({ content }: { content: string }) {
  const { preview, hasFailed } = usePreview(content);
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-1.5">
      <p className="text-[0.9375rem] font-semibold xl:mb-12">Preview</p>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls has to be reached by keyboard.
        tabIndex={0}
        role="group"
        aria-label="The article"
        className={joinClasses(
          "max-h-[70dvh] min-h-[25rem] overflow-y-auto xl:h-[70dvh] rounded-control border border-line bg-paper p-5",
          hasFailed ? "opacity-60" : null,
        )}
      >
        {content.trim() === "" ? (
          <p className="text-soft-ink">What you write appears here as readers will see it.</p>
        ) : preview === null ? null : (
          <ArticleBody blocks={preview.blocks} />
        )}
      </div>
      {hasFailed ? <p className="text-sm text-ribbon">The preview could not be updated. Your text is safe.</p> : null}
      {preview !== null && preview.missingSlugs.length > 0 ? (
        <p role="status" className="text-sm font-medium text-ribbon">
          {`There is no gift with this slug: ${preview.missingSlugs.join(", ")}. Readers will see nothing in its place.`}
        </p>
      ) : null}
    </section>
  );
}
