import { type Ref, useEffect, useState } from "react";
import type { z } from "zod";
import { joinClasses } from "#app/ui/class-names.ts";
import { sendJson } from "#app/ui/client/send-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { describeFault } from "#app/ui/saving/describe-trouble.ts";
import { type PreviewAnswer, previewAnswer } from "../../answers.ts";
import { PREVIEW_DELAY_MS } from "../../constants.ts";
import type { previewSchema } from "../../post-form.ts";
import { ArticleBody } from "../article-body.tsx";

/** Returns what the server renders of the text, shortly after typing pauses; the previous preview is shown until then. */
function usePreview(content: string, previewAt: string) {
  const [preview, setPreview] = useState<PreviewAnswer | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const body = { content } satisfies z.input<typeof previewSchema>;
      const { answer, trouble: met } = await sendJson(previewAt, body, previewAnswer, { signal: abort.signal });
      if (abort.signal.aborted) return;
      setTrouble(met);
      if (answer !== null) setPreview(answer);
    }, PREVIEW_DELAY_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [content, previewAt]);
  return { preview, trouble };
}

interface MarkdownPreviewProps {
  /** The scrolling area, which follows the text field. */
  ref: Ref<HTMLDivElement>;
  content: string;
  previewAt: string;
}

/** The article as its page will show it, made with the same renderer and the same components. */
export function MarkdownPreview({ ref, content, previewAt }: MarkdownPreviewProps) {
  const { preview, trouble } = usePreview(content, previewAt);
  return (
    <section aria-label="Preview" className="flex min-w-0 flex-col gap-1.5 xl:row-span-3 xl:grid xl:grid-rows-subgrid">
      <p className="text-[0.9375rem] font-semibold">Preview</p>
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboard users must be able to scroll the area.
        tabIndex={0}
        role="group"
        aria-label="The article"
        className={joinClasses(
          "max-h-[70dvh] min-h-[25rem] overflow-y-auto xl:h-[70dvh] rounded-control border border-line bg-paper p-5",
          trouble === null ? null : "opacity-60",
        )}
      >
        {content.trim() === "" ? (
          <p className="text-soft-ink">What you write appears here as readers will see it.</p>
        ) : preview === null ? null : (
          <ArticleBody blocks={preview.blocks} />
        )}
      </div>
      <div className="flex flex-col gap-1.5">
        {trouble === null ? null : (
          <p className="text-sm wrap-anywhere text-ribbon">The preview couldn’t be updated. Your text is safe. {describeFault(trouble)}</p>
        )}
        {preview !== null && preview.missingSlugs.length > 0 ? (
          <p role="status" className="text-sm font-medium text-ribbon">
            {`No gift has this slug: ${preview.missingSlugs.join(", ")}. Readers won’t see anything there.`}
          </p>
        ) : null}
        {preview !== null && preview.missingCollections.length > 0 ? (
          <p role="status" className="text-sm font-medium text-ribbon">
            {`No collection on the site has this slug right now: ${preview.missingCollections.join(", ")}. Readers won’t see anything there.`}
          </p>
        ) : null}
        {preview !== null && preview.foreignTags.length > 0 ? (
          <p role="status" className="text-sm font-medium text-ribbon">
            {`A store link here carries a tag that isn’t yours: ${preview.foreignTags.join(", ")}. Readers will get yours instead.`}
          </p>
        ) : null}
      </div>
    </section>
  );
}
