/** Irregular plurals, and spellings of the same word. */
const FORMS = new Map([
  ["knives", "knife"],
  ["leaves", "leaf"],
  ["shelves", "shelf"],
  ["scarves", "scarf"],
  ["loaves", "loaf"],
  ["wolves", "wolf"],
  ["wives", "wife"],
  ["children", "child"],
  ["childrens", "child"],
  ["men", "man"],
  ["mens", "man"],
  ["women", "woman"],
  ["womens", "woman"],
  ["mice", "mouse"],
  ["geese", "goose"],
  ["feet", "foot"],
  ["teeth", "tooth"],
  ["colour", "color"],
  ["colours", "color"],
  ["coloured", "colored"],
  ["colouring", "coloring"],
  ["favourite", "favorite"],
  ["favourites", "favorite"],
  ["flavour", "flavor"],
  ["flavours", "flavor"],
  ["flavoured", "flavored"],
  ["neighbour", "neighbor"],
  ["neighbours", "neighbor"],
  ["grey", "gray"],
  ["jewellery", "jewelry"],
  ["theatre", "theater"],
  ["theatres", "theater"],
  ["fibre", "fiber"],
  ["cosy", "cozy"],
  ["pyjama", "pajama"],
  ["pyjamas", "pajama"],
  ["mum", "mom"],
  ["mums", "mom"],
  ["mummy", "mommy"],
  ["moustache", "mustache"],
  ["doughnut", "donut"],
  ["doughnuts", "donut"],
  ["aluminium", "aluminum"],
  ["travelling", "traveling"],
  ["traveller", "traveler"],
  ["travellers", "traveler"],
  ["canvases", "canvas"],
  ["lenses", "lens"],
]);

/** Words whose last s is not a plural's. */
const SINGULAR = new Set(["canvas", "lens", "gas", "christmas", "always", "perhaps", "texas", "kansas", "news", "asics"]);

/** Words with an e before the plural's s, unlike "tomatoes". */
const IN_OE = new Set(["shoes", "toes", "canoes", "hoes", "oboes", "horseshoes", "snowshoes"]);

const BRITISH =
  /^(personal|organ|custom|visual|memor|recogn|moistur|accessor|monogramm|social|special|energ|tender|util|equal|stabil|steril|deodor|apolog)is(e|ed|er|ers|es|ing|ations?)$/;

/**
 * Returns the common stem of a word's forms (lower case, without accents): singular, American spelling. It is for comparing, not for
 * display.
 */
export function stemOf(word: string): string {
  if (word.length < 3) return word;
  const form = FORMS.get(word);
  if (form !== undefined) return plainStem(form);
  return plainStem(BRITISH.test(word) ? word.replace(BRITISH, "$1iz$2") : word);
}

function plainStem(word: string): string {
  return withoutSilentE(withoutPlural(word));
}

function withoutPlural(word: string): string {
  const { length } = word;
  if (length < 4 || word.charCodeAt(length - 1) !== 115 || SINGULAR.has(word)) return word;
  if (word.endsWith("ss") || word.endsWith("us") || word.endsWith("is")) return word;
  if (word.endsWith("ies")) return word.slice(0, -1);
  if (word.endsWith("oes")) return IN_OE.has(word) ? word.slice(0, -1) : word.slice(0, -2);
  return word.slice(0, -1);
}

/** The silent e is removed because "cookie" and "candy" end alike, and "glasse" (of "glasses") like "glass". */
function withoutSilentE(word: string): string {
  const { length } = word;
  if (length < 4 || word.charCodeAt(length - 1) !== 101) return word;
  if (word.charCodeAt(length - 2) === 105) return `${word.slice(0, -2)}y`;
  return /(?:[sxz]|[cs]h)e$/.test(word) ? word.slice(0, -1) : word;
}
