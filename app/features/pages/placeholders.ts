/** What may stand in double braces in a page's text, with what it stands for. Its value follows the site's settings. */
export const PLACEHOLDERS = {
  name: "the site’s name",
  tagline: "the site’s tagline",
  contact: "the contact address",
  disclosure: "the disclosure sentence",
  "where-words-go": "where words typed into the gift finder go",
  "who-sees-address": "who sees a visitor’s IP address",
  "how-country-is-found": "how a visitor’s country is determined",
  "whose-questions-count": "whose questions to the gift finder are counted",
  "where-pictures-lie": "where pictures come from",
  "outside-pictures": "that some pictures come from other sites, if they do",
  "where-messages-go": "where a message from the contact form goes",
  "where-mails-stay": "where emails stay while there’s no mail server",
  "where-link-comes": "where the link to reset a password is sent",
  "how-long-backups-last": "how long backups keep deleted data",
  "storage-service": "“ with a storage service”, if one holds the pictures",
  monitoring: "that a service monitors the server, if one does",
  "who-is-watched": "in short, whether page views are counted",
  counting: "in short, that page views are counted, if they are",
  "page-views": "what the server that counts page views is told, if there is one",
  "counting-without-cookies": "that counting page views needs no cookie, if they are counted",
  marketplaces: "which marketplace store links lead to",
  "marketplace-choice": "what a choice of the marketplace changes",
} as const;
export type PlaceholderName = keyof typeof PLACEHOLDERS;
export type PlaceholderValues = Readonly<Record<PlaceholderName, string>>;

const PLACEHOLDER = /\{\{\s*([A-Za-z-]+)\s*\}\}/g;
/** Signs that mean something in Markdown; a value is text and nothing else. */
const MARKS = /[\\`*_{}[\]<>#|!~]/g;

const isName = (name: string): name is PlaceholderName => Object.hasOwn(PLACEHOLDERS, name);

/** Returns Markdown with the values in place of their names. What names nothing stays as it was typed. */
export function fillPlaceholders(markdown: string, values: PlaceholderValues): string {
  return markdown.replace(PLACEHOLDER, (typed, name: string) => (isName(name) ? values[name].replace(MARKS, "\\$&") : typed));
}

/** Returns one line of text with the values in place of their names. */
export function fillLine(text: string, values: PlaceholderValues): string {
  return text.replace(PLACEHOLDER, (typed, name: string) => (isName(name) ? values[name] : typed));
}

/** Returns the names in braces that stand for nothing, each once. */
export function unknownPlaceholders(text: string): string[] {
  return [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name))].filter((name) => !isName(name));
}
