import { Tokenizer } from "htmlparser2";

export interface HtmlHandler {
  /** Tag and attribute names come in lower case; of attributes with one name the first counts. */
  onOpenTag(name: string, attributes: ReadonlyMap<string, string>): void;
  onCloseTag?(name: string): void;
  /** Part of a text, with its entities decoded. */
  onText(text: string): void;
}

/**
 * Walks through HTML once and says what stands there. It keeps no stack of open elements, since with one the time for elements that are
 * never closed grows by the square of their number.
 */
export function readHtml(html: string, { onOpenTag, onCloseTag, onText }: HtmlHandler): void {
  let tag = "";
  let attributes = new Map<string, string>();
  let attribute = "";
  let value = "";
  const endTag = () => onOpenTag(tag, attributes);
  const ignore = () => undefined;
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname(start, end) {
        tag = html.slice(start, end).toLowerCase();
        attributes = new Map();
      },
      onattribname(start, end) {
        attribute = html.slice(start, end).toLowerCase();
        value = "";
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity(codePoint) {
        value += String.fromCodePoint(codePoint);
      },
      onattribend() {
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag: (start, end) => onCloseTag?.(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => onText(html.slice(start, end)),
      ontextentity: (codePoint) => onText(String.fromCodePoint(codePoint)),
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onprocessinginstruction: ignore,
      onend: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
