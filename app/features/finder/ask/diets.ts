/** What says of somebody that they drink no alcohol; "doesn't drink coffee" says less. */
export const DRINKS_NOTHING =
  /\b(?:(?:does not|doesn't|doesnt|don't|dont|do not|never|can't|cannot|no longer) drinks?(?= *(?:[.,;!?)]|$|and\b|but\b|any ?more|at all|alcohol|these days|tho(?:ugh)?\b))|(?:not|isn't|isnt|never been) (?:really )?(?:an? |much of a )?(?:big |heavy )?drinker|(?:stopped|quit|quitting|given up|gave up) drinking(?! (?:coffee|tea|soda|pop))|on the wagon|in aa\b|off the (?:booze|sauce|drink|bottle))/g;

/**
 * The things that a diet or way of life rules out, in words that the lexicon knows. `isGuess` marks what is likely rather than part of the
 * word's meaning.
 */
export const IMPLIED_EXCLUSIONS: { words: RegExp; things: string[]; isGuess: boolean }[] = [
  {
    words: /\b(?:vegans?|plant[- ]based)\b/g,
    things: ["meat", "dairy", "leather", "honey", "wool", "silk", "animal product"],
    isGuess: false,
  },
  { words: /\b(?:vegetarians?|veggie|pescatarians?)\b/g, things: ["meat"], isGuess: false },
  { words: /\b(?:muslims?|halal)\b/g, things: ["alcohol", "pork"], isGuess: false },
  { words: /\b(?:jewish|kosher|keeps kosher)\b/g, things: ["pork"], isGuess: true },
  { words: DRINKS_NOTHING, things: ["alcohol"], isGuess: false },
  {
    words: /\b(?:sober|sobriety|in recovery|teetotall?er|teetotal|recovering alcoholic|non[- ]?drinker|mormon|lds)\b/g,
    things: ["alcohol"],
    isGuess: false,
  },
  {
    words: /\b(?:pregnant|expecting (?:a|her|their)|mom[- ]to[- ]be|mum[- ]to[- ]be|breastfeeding)\b/g,
    things: ["alcohol"],
    isGuess: true,
  },
  { words: /\b(?:coeliac|celiac)\b/g, things: ["gluten"], isGuess: false },
  { words: /\b(?:lactose[- ]intolerant|lactose intolerance|dairy allergy)\b/g, things: ["dairy"], isGuess: false },
  { words: /\bnut allergy\b/g, things: ["nuts"], isGuess: false },
  { words: /\bnothing to wear\b/g, things: ["clothes"], isGuess: false },
  {
    words:
      /\b(?:nothing|not) (?:to|for|that) (?:hang|put|goes?|go)?(?: up)? ?(?:on|the|a|his|her|their)? ?(?:a|the|his|her|their)? ?walls?\b/g,
    things: ["wall art"],
    isGuess: false,
  },
  { words: /\bnothing to eat\b|\bcan't eat much\b/g, things: ["food"], isGuess: false },
  {
    words: /\b(?:smells (?:too )?strong|smells too|sensitive to (?:smells?|scents?|fragrances?))\b/g,
    things: ["fragrance"],
    isGuess: false,
  },
  { words: /\bdiabet(?:ic|es)\b/g, things: ["sweets"], isGuess: true },
  { words: /\bwatching (?:his|her|their) sugar\b/g, things: ["sugar", "sweets"], isGuess: false },
  { words: /\bhay ?fever\b/g, things: ["flower"], isGuess: true },
];
