/** Verbs by which a clause says what a gift does, as parts of a regular expression: those that are nouns as well stand with what follows them. */
const DOING =
  String.raw`answers|appears|are enough|asks|attracts?|bake a|becomes?|begins to|blocks (?:a|the|light|out|wind|rain)|braise|break in|brews?|brings?|carr(?:y|ies)|` +
  String.raw`catch(?:es)?|chirps|clips? (?:to|on|over)|closes?|come into|comes into|compete|cools|copes with|cuts|dries|counts|covers (?:the|a|up)|crowd|` +
  String.raw`cushions|dissolve|does the|doubles as|drain|eases?|explains?|feeds?|finds|fit (?:inside|in|easily|between)|fits|` +
  String.raw`fold (?:into|flat|down)|folds|follows?|frees?|gets|gives?|glows?|goes|grows?|guides? (?:a|the)|hang (?:on|below|within)|` +
  String.raw`hangs|has room|heats|helps?|holds?|hugs|invites?|is enough|join into|keeps?|lasts?|lead from|leave|leaves|lets?|` +
  String.raw`lie (?:beside|flat|in)|lift \w+ (?:from|off|out)|lifts|lights? (?:up|the|a) |lines up|links (?:to|the)|makes?|matches (?!and)|melts|molds to|mutes?|` +
  String.raw`nest in|opens?|pairs (?:with|the)|plays (?!of)|pop|pours|prepares?|pries|protects?|pull out|reach(?:es)|records (?:a|the)|` +
  String.raw`rescue|rests? (?:in|on|easily)|rewards?|rises|rolls (?:up|out|over|into|to)|saves|sends|serves? as|` +
  String.raw`settle in|shakes|shelters?|shift to|shows|simmers|sit (?:in|along|on)|sits|slides|slips|smash(?:es)|so that|soak|` +
  String.raw`softens?|soothes?|spins|spreads|springs back|stack into|stands? up|starts with|stays?(?! put)|steadies|stops?|streams|stretches|supports?|swings|` +
  String.raw`take (?:a|this|the)|takes (?!the dish)|teach(?:es)?|tells|throws? (?:small|a|each)|tracks|turns (?!of)|unfolds?|wakes|` +
  String.raw`walks|warms|wears|welcomes?|winds (?:this|by)|works again|works as|works on|works up|works with`;
/** Verbs that make a clause, and say less. */
const BEING =
  String.raw`adds|are|arrives|bends|can|comes?|contains|feels|floats?|has|have|hides|includes|is|leads|lie|lies|lives?|made? up|make up|` +
  String.raw`marks|names (?:the|a)|packs|props?|pulls|reads|runs|seals|serves (?!\d)|set up|settles?|smells|snaps|sounds|stacks|` +
  String.raw`stand (?:in|up|on|over|beside|beneath)|stretch(?:es)?|tastes|throws (?:a|the)|tunes|uses (?:the|a|no)|washes|will`;

/** A clause that says what a gift does. */
export const DOES = new RegExp(String.raw`\b(?:${DOING})\b`);
const STATES = new RegExp(String.raw`\b(?:${DOING}|${BEING})\b`);

/** True for a whole clause. "Marbles to send through it" and "a neck that arms can reach around" are none. */
export function isClause(text: string): boolean {
  const stated = text.replace(/\bto \w+/g, "").replace(/ (?:that|which|who|where|whose) .*$/, "");
  // "A long game for a porch, and it closes" has its verb too late.
  const before = /^an? [^,]*(?=, and (?:it|they)\b)/i.exec(stated)?.[0];
  return STATES.test(stated) && (before === undefined || STATES.test(before));
}
