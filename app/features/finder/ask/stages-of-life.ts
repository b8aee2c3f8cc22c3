/** Ages in years that follow from phrases without a number. */
export const STAGES_OF_LIFE: { words: RegExp; ages: [number, number] }[] = [
  {
    words: /\bhigh[- ]?school (?:graduation|graduate|grad|leaver)\b|\bgraduat\w+ (?:from )?high[- ]?school\b|\ba[- ]levels?\b/g,
    ages: [17, 19],
  },
  { words: /\b(?:college|university|uni) fresh(?:man|er)\b|\bfreshman (?:year|at|in|starting) (?:of )?(?:college|uni)/g, ages: [18, 19] },
  {
    words:
      /(?<!\b(?:teach\w*|works?|working|professor|lecturer|job|met|friends?|from)\b[^.!?]{0,20})\b(?:in|at|to|for|starts?|starting) (?:college|uni|university)\b(?! (?:football|basketball|professor|friend|years?\b))|\bdorm\b|\bsorority\b|\bfrat(?:ernity)?\b/g,
    ages: [17, 22],
  },
  { words: /\bgcses?\b/g, ages: [15, 16] },
  {
    words:
      /\b(?:son|daughter|niece|nephew|grand(?:son|daughter)|teen\w*|kid)\b[^.!?]{0,40}\b(?:learner'?s permit|driving test|first car|driver'?s ed)\b/g,
    ages: [16, 19],
  },
  { words: /\bmiddle[- ]school (?:graduation|graduate|grad)\b/g, ages: [13, 14] },
  { words: /\b(?:elementary|primary)[- ]school (?:graduation|graduate|grad|leaver)\b|\byear 6 leaver/g, ages: [10, 12] },
  { words: /\b(?:slumber party|girl scout|cub scout|little leaguer|brownie troop)\b/g, ages: [6, 12] },
  {
    words: /\b(?:school ?(?:girl|boy|kid)|(?:kid|boy|girl) next door|neighbou?r(?:'s|s)? (?:kid|boy|girl|son|daughter))s?\b/g,
    ages: [5, 14],
  },
  { words: /\b(?:learning to read|lost (?:her|his|a) first tooth|first (?:lost|loose) tooth|tooth fairy)\b/g, ages: [5, 7] },
  { words: /\b(?:reception class|reception year)\b/g, ages: [4, 5] },
  { words: /\b(?:first day of preschool|nursery age|preschool age)\b/g, ages: [3, 5] },
  {
    words: /\b(?:big (?:brother|sister) (?:gift|present|to be)|(?:about|going) to be a big (?:brother|sister)|potty training)\b/g,
    ages: [2, 5],
  },
  { words: /\b(?:learning to walk|(?:starting|started|learning) to crawl|first steps|teething)\b/g, ages: [0, 1] },
  { words: /\bgrandbab(?:y|ies)\b/g, ages: [0, 3] },
];
