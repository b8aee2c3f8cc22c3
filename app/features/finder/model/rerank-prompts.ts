/**
 * Time limit in milliseconds: a search with a language model answers within eight seconds (G3), including the engine's own time and the
 * network.
 */
export const RERANK_MS = 7000;
/** Share of that time for reading the text; the rest is for ranking the gifts. */
export const READING_SHARE = 0.45;

/** Maximum number of gifts offered to the model, and of gifts it may pick. */
export const OFFERED_GIFTS = 24;
export const MAX_PICKS = 12;

/** Maximum characters of a text that a model receives: more costs time and adds little. */
export const MAX_SENT_TEXT = 2000;
export const MAX_SENT_ABOUT = 180;

export const READING_TOKENS = 600;
export const PICKS_TOKENS = 1200;

export const READING_INSTRUCTIONS = `You read what a shopper has written about somebody who is to get a gift, and say what of it a shop has to know.
Name only what the text says or plainly means; null or an empty list is the right answer for everything else.
"is": plain everyday English ("grandmother", "housewarming", "pottery"). "words": the shopper's own words for it, copied exactly, never rephrased.
Money in US dollars, days as YYYY-MM-DD counted from "today".
Answer with one JSON object and nothing else:
{"person":{"is":"","words":""},"occasion":{"is":"","words":""},"age":{"min":0,"max":0,"words":""},"budget":{"min":null,"max":0,"words":""},"date":{"day":"","words":""},"withinDays":{"days":0,"words":""},"interests":[{"is":"","words":""}],"traits":[],"excluded":[]}`;

export const PICKING_INSTRUCTIONS = `You help a shopper to choose a gift. "shopper" is what they wrote, "understood" what the shop has made of it, "gifts" what the shop has.
Pick up to ${MAX_PICKS} of the gifts by their "id", the one that this very person would like best first. Never name an id that is not in "gifts".
Give each a reason: one warm, plain English sentence of 40 to 120 characters for the shopper, saying why it fits this person, in words of "shopper" and "understood".
Of a gift say only what its "name" and "about" say. No prices, no numbers, no materials, origins, promises or praise of others that are not there, no names, no markup.
Answer with one JSON object and nothing else: {"picks":[{"id":"g1","reason":""}]}`;
