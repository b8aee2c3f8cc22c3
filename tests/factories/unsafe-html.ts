import { Parser } from "htmlparser2";

/** The elements that articles consist of. */
const ELEMENTS = new Set(
  "a blockquote br code del div em figcaption figure h2 h3 h4 h5 h6 hr img li ol p picture pre section source strong sup table tbody td th thead tr ul".split(
    " ",
  ),
);

const isScriptAddress = (value: string) => !/^(?:https?:|mailto:|[/#]|[^:]*$)/i.test(value);

function readHarm(html: string, mayStand: (element: string) => boolean): string[] {
  const harm: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!mayStand(name)) harm.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^(?:on|style$|form|srcdoc)/i.test(attribute)) harm.push(attribute);
        if (/^(?:href|src)$/.test(attribute) && isScriptAddress(value)) harm.push(`${attribute}=${value}`);
      }
    },
  });
  parser.end(html);
  return harm;
}

/** Returns parts of an article's HTML that could do harm in a browser: elements, attributes and addresses that no Markdown makes (O2). */
export function findUnsafeHtml(html: string): string[] {
  return readHarm(html, (name) => ELEMENTS.has(name));
}

/** Returns executable parts within the `<article>` of a whole page, which may also hold the page's own elements. */
export function findUnsafeHtmlOnPage(page: string): string[] {
  const [article = ""] = /<article[\s\S]*<\/article>/.exec(page) ?? [];
  return readHarm(article, (name) => !["script", "iframe", "object", "embed", "base", "meta", "math", "template"].includes(name));
}
