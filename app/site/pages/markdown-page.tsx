import { ArticleBody, type ShownBlock } from "#app/features/blog/components/article-body.tsx";

/** A page of text that an owner has written, with its placeholders filled. */
export interface WrittenPage {
  title: string;
  lead: string;
  blocks: readonly ShownBlock[];
  seoTitle: string;
  metaDescription: string;
}

/** Renders a page of text that an owner has written. */
export function MarkdownPage({ page: { title, lead, blocks } }: { page: WrittenPage }) {
  return (
    <article className="mx-auto w-full max-w-[43rem] px-4 py-10 md:px-6 md:py-16">
      <h1 className="text-title">{title}</h1>
      {lead === "" ? null : <p className="mt-4 border-b border-line pb-8 text-xl leading-relaxed text-soft-ink">{lead}</p>}
      <div className="mt-8">
        <ArticleBody blocks={blocks} />
      </div>
    </article>
  );
}
