import type { ReactNode } from "react";
import { joinClasses } from "./class-names.ts";

/** Styles by descendant selectors, since the content is rendered from Markdown and has no classes. */
const PROSE = [
  "max-w-measure text-[1.125rem] leading-[1.7] wrap-break-word",
  "[&>*+*]:mt-5 [&>:first-child]:mt-0",
  "[&_h2]:mt-12 [&_h2]:text-heading [&_h3]:mt-9 [&_h3]:text-subheading [&_h4]:mt-8 [&_h4]:font-semibold [&_:is(h2,h3,h4)+*]:mt-3",
  "[&_a]:font-medium [&_a]:text-evergreen [&_a]:underline [&_a]:decoration-1 [&_a]:underline-offset-[0.2em] [&_a:hover]:decoration-2",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li]:mt-2 [&_li]:pl-1 [&_li]:marker:text-ribbon",
  "[&_blockquote]:border-l-3 [&_blockquote]:border-marigold [&_blockquote]:pl-5 [&_blockquote]:font-display [&_blockquote]:text-subheading [&_blockquote]:font-normal",
  "[&_strong]:font-semibold [&_hr]:my-12 [&_hr]:border-t [&_hr]:border-line",
  "[&_code]:rounded-tag [&_code]:bg-linen [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[0.875em]",
  "[&_pre]:overflow-x-auto [&_pre]:rounded-control [&_pre]:bg-linen [&_pre]:p-4 [&_pre_code]:p-0",
  "[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-card [&_figcaption]:mt-2 [&_figcaption]:text-sm [&_figcaption]:text-soft-ink",
  // This reserves space for the replacement of a failed picture (picture.css), which may have no size of its own.
  "[&_img]:before:block [&_img]:before:aspect-3/2 [&_img[data-failed]]:aspect-3/2 [&_img[data-failed]]:w-full",
  // A link to a video is its picture with a sign to press; without a picture its title is a card of the same kind.
  "[&_a[data-video]]:relative [&_a[data-video]]:flex [&_a[data-video]]:min-h-24 [&_a[data-video]]:w-fit [&_a[data-video]]:max-w-full [&_a[data-video]]:items-center [&_a[data-video]]:rounded-card [&_a[data-video]]:border [&_a[data-video]]:border-line [&_a[data-video]]:bg-linen [&_a[data-video]]:pl-22 [&_a[data-video]]:pr-5 [&_a[data-video]:has(img)]:p-0",
  "[&_a[data-video]]:after:absolute [&_a[data-video]]:after:left-5 [&_a[data-video]]:after:grid [&_a[data-video]]:after:size-13 [&_a[data-video]]:after:place-items-center [&_a[data-video]]:after:rounded-full [&_a[data-video]]:after:bg-evergreen [&_a[data-video]]:after:pl-1 [&_a[data-video]]:after:text-paper [&_a[data-video]]:after:content-['▶'/''] [&_a[data-video]:has(img)]:after:inset-0 [&_a[data-video]:has(img)]:after:m-auto",
  "[&_table]:block [&_table]:w-max [&_table]:max-w-full [&_table]:overflow-x-auto [&_table]:text-base [&_:is(th,td)]:border-b [&_:is(th,td)]:border-line [&_:is(th,td)]:px-3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_th]:font-semibold",
].join(" ");

type ProseProps = { className?: string } & (
  | { children: ReactNode; html?: undefined }
  /** HTML that our own renderer has sanitized; nothing else is safe here. */
  | { html: string; children?: undefined }
);

/** Running text in a readable column of at most 70 characters per line. */
export function Prose({ className, children, html }: ProseProps) {
  const classes = joinClasses(PROSE, className);
  if (html !== undefined) return <div className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
  return <div className={classes}>{children}</div>;
}
