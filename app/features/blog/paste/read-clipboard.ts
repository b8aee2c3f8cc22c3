import { loadOrReload } from "#app/ui/client/load-or-reload.ts";

/** Characters of HTML beyond which a paste stays plain text. */
const MAX_HTML = 2_000_000;
/** Elements and styles that mean something; code editors copy HTML too, which has none of them. */
const MEANING =
  "h1,h2,h3,h4,h5,h6,strong,b,em,i,a[href],ul,ol,table,blockquote,[class^=MsoList],[style*='font-weight:700'],[style*='font-style:italic']";

/** Returns what another program has put on the clipboard as formatted text; null for plain text and for a picture alone. */
export function readFormatted(data: DataTransfer): Document | null {
  const html = data.getData("text/html");
  if (html === "" || html.length > MAX_HTML) return null;
  // The parser runs no script and loads nothing.
  const page = new DOMParser().parseFromString(html, "text/html");
  const hasText = (page.body.textContent ?? "").trim() !== "";
  return hasText && page.body.querySelector(MEANING) !== null ? page : null;
}

/** Converts formatted text to Markdown; its code is loaded only then. */
export async function toMarkdown(page: Document): Promise<string> {
  const [{ fromDom }, { pastedMarkdown }] = await loadOrReload(() =>
    Promise.all([import("hast-util-from-dom"), import("./pasted-markdown.ts")]),
  );
  const tree = fromDom(page.body);
  return pastedMarkdown({ type: "root", children: "children" in tree ? tree.children : [] });
}
