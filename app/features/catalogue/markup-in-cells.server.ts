import { plainTextOf } from "#app/platform/outgoing/plain-text.ts";
import type { CatalogueValues } from "./import-columns.ts";

/** What shop systems write into texts: elements of HTML, and names of characters. A lone `<` is nothing of it. */
const MARKUP =
  /<\/?(?:p|br|hr|b|strong|i|em|u|s|ul|ol|li|div|span|h[1-6]|a|img|table|tbody|tr|td|th|font|small)\b[^<>]*>|&(?:amp|nbsp|quot|apos|lt|gt|[lr][sd]quo|[nm]dash|hellip|[a-z]acute|trade|reg|deg|#\d{2,5}|#x[\da-f]{2,5});/i;
const LONGEST = 100_000;

/** Returns a row of a file with the text of HTML in place of HTML, which shoppers would read as it is written. */
export function withoutMarkup(values: CatalogueValues): CatalogueValues {
  const { name, description } = values;
  return {
    ...values,
    ...(name !== undefined && MARKUP.test(name) ? { name: plainTextOf(name, LONGEST).replaceAll("\n", " ") } : {}),
    ...(description !== undefined && MARKUP.test(description) ? { description: plainTextOf(description, LONGEST) } : {}),
  };
}
