/** Questions about delivery, which the page answers: "will it arrive by Friday?". */
const DELIVERY: readonly RegExp[] = [
  /\b(?:will|can|could|would|does|do|is it possible|any chance|are you able|is there (?:any )?(?:time|way))\b[^.!?\n]{0,50}\b(?:arrives?|get (?:it |this |here|there)|gets? here|be here|be there|deliver(?:y|ed|s)?|ship(?:s|ped|ping)?|come (?:by|before|in time)|makes? it|in time|on time|reach)\b/,
  /\b(?:how (?:long|fast|quick(?:ly)?|soon)|when)\b[^.!?\n]{0,30}\b(?:ship(?:s|ping)?|deliver(?:y|ed|s)?|arrives?|take|come|get here)\b/,
  /\b(?:by|before|in time for|on time for|until) [^.!?\n]{2,24}\?/,
];

/** True where a plain text (see `plainText`) asks whether or when something arrives. */
export function asksAboutDelivery(text: string): boolean {
  return DELIVERY.some((question) => question.test(text));
}
