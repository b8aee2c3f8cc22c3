import { roleReader } from "./role-types.ts";

/** The names of likings in another sense: who rings somebody up wears no jewelry, and four years running are no run. */
const SENSES: readonly RegExp[] = [
  /\b(r(?:ing|ings|inging|ang)) (?:me|us|him|her|them|up|home|every|round|back)\b/dg,
  /\b(drag(?:s|ged|ging)?) (?:me|us|him|her|them|my|our|his|everyone|everybody|the)\b/dg,
  /\b(?:years?|times?|weeks?|months?|days?|nights?|seasons?|summers?|winters?|christmases|birthdays?|holidays?) (running)\b/dg,
  /\b(read(?:s|ing)?) (?:my|our|the|his|her|their) (?:[a-z]+ )?meters?\b/dg,
  /\b(?:runs?|running|keeps?|kept) a (tight ship)\b/dg,
  /\b(tight)(?: on\b| for\b| this\b| right now| at the moment|[-.,;!?]| ?$)/dg,
  // What is driven, flown or moved across a country is not run.
  /\b(?:truck(?:s|er|ing)?|lorr(?:y|ies)|vans?|drives?|driving|drove|drivers?|fl(?:y|ies|ew|ying|ights?)|mov(?:e|es|ed|ing)|trains?|bus|road|trips?|hauls?)\b[^.!?;]{0,30}?\b(cross[- ]country)\b(?! (?:ski|run|race|team|meet|bik|cycl))/dg,
  /\b(cross[- ]country) (?:truck\w*|move|drive|drivers?|flights?|trips?|trains?|haul\w*|road|relocation)\b/dg,
  /\b(racing) (?:pigeons?|greyhounds?|whippets?|snails?|camels?)\b/dg,
  /\b(fish(?:es|ing|ed)?) for (?:compliments?|likes|attention|praise|information|answers)\b/dg,
  // Who works where cakes are baked need not bake.
  /\bworks? (?:in|at|for) an? (?:[a-z]+ )?(?:bakery|library|brewery|bookshop|bookstore|gym|kitchen|restaurant|toy shop|toy store|flower shop|garden centre|garden center)\b(?=[^.!?;]{0,120}\b(?:never|sick of|tired of|hates?|can't stand|no more)\b)/dg,
  /\b(lollipop) (?:lad(?:y|ies)|m[ae]n|person)\b/dg,
  /\b(?:left|still|i'm|been) (?:here )?holding the (envelope|bag|baby)\b/dg,
  /\b(bench)(?: press\w*|es\b)/dg,
  /\b((?:god|lord) (?:love|help|rest|bless|forgive)) (?:him|her|them|us|me|you|all|my|his)\b/dg,
  /\b(?:bigger|other) (fish to fry)\b/dg,
  // Anyone who paints and drills has a home to do up.
  /\b(?:all|most|some|much) (?:of )?the ((?:painting|drilling|decorating|plastering|tiling|wiring|plumbing|sanding)(?:(?:,| and|,? and) (?:the )?(?:painting|drilling|decorating|plastering|tiling|wiring|plumbing|sanding|packing|moving|lifting))*)\b/dg,
  /\b(paint(?:s|ed|ing)?) (?:(?:her|his|their|the|a|every|each) )?(?:[a-z]+ )?(?:walls?|rooms?|kitchen|bathroom|bedroom|house|flat|apartment|fence|nursery|hallway|nails?|town)\b/dg,
  /\b(jugg?l(?:es?|ing))(?! (?:balls|pins|clubs|knives|act|set|class|kit))(?: [a-z]+){0,2} (?:kids?|jobs?|children|shifts?|things|work|school|everything|twins|toddlers?|boys|girls)\b/dg,
  // Money is collected, too.
  /\b(?:team|office|we|we're|colleagues|class|department|everyone|everybody|family|friends)(?: (?:is|are|were|has been|have been|'re))?(?: all)? (collect(?:ing|ed|s)?)\b/dg,
  /\b(collect(?:ing|ed)?) (?:[$\u00a3\u20ac]|money|\d|cash|funds|contributions)/dg,
  /\b(?:no|any|shelf|storage|floor|much|little|enough|less|more) (space)\b(?! (?:fan|nerd|books?|museum|rockets?|toys?|stuff|themed))/dg,
  /\b(space)(?:'s| is| was)? (?:is |a bit |so |really |very |quite |pretty |rather )*(?:tight|limited|small|scarce|tiny|short|precious|at a premium)\b/dg,
  /\b(?:is|are|was|'s|looks?|feels?|smells?|sounds?) (?:a bit |just |exactly )?like (?:an? |the )([a-z]+)(?= ?(?:[.,;!?)]|$| (?:in|on|and|but|these|now)\b))/dg,
  // A lapsed golfer plays no more, and who likes programmes about gardens need not garden.
  /\b(?:lapsed|ex|former|one-?time|erstwhile)[ -]((?:golf|runn|fish|climb|swimm|danc|knitt|garden|cycl|surf|ski|sail|row|box|skat|bik|smok|drink|gambl)(?:er|ing|erman)s?)\b/dg,
  /\b((?:garden|cook|bak|fish|hunt|sew|paint|quilt)ing) (?:programmes?|programs?|shows?|tv|telly|videos?|channels?|documentaries)\b(?=[^.!?;]{0,120}\b(?:less|not|never|no|rather than|than|won't|doesn't|can't)\b)/dg,
  /\b(?:less so|less|not so much|rather than)(?: the)? (?:actual|real|actually) ([a-z]+)\b/dg,
  /\b(?:sends?|sending|sent|shows?|showing|showed|texts?|texting)(?: (?:me|us|everyone|everybody|him|her))? (?:[a-z]+ ){0,2}?(photos?|pictures?|pics?)\b/dg,
  // Who writes stories need not read them.
  /\b(?:writes?|writing|wrote) (?:[a-z]+ ){0,2}?((?:fan ?)?fiction|fanfic(?:tion)?|novels?|books?)\b/dg,
  /\b(?:travel|acting|running|baking|gardening|ski|sailing) (bug)\b(?! (?:hotel|net|spray))/dg,
];

/** Words in another sense than the liking's that they name elsewhere. */
export const readOtherSenses = roleReader("other sense", ["interest", "trait", "concept"], SENSES);

/** What the giver likes and the person does not: "I love cooking, my mother hates it", "I paint, she doesn't". */
export const readGiversOwn = roleReader(
  "giver's own",
  ["interest", "trait", "concept"],
  [
    /\bi(?:'m| am)? (?:(?:really|absolutely|just|always|do) )*(?:love|like|adore|enjoy|play|collect|do|into) ([a-z' -]{3,40}?)[,;.]? (?:but |and |while |whereas )?(?:my (?:[a-z-]+ ){1,3}?|s?he |they )(?:(?:absolutely|really|totally|just) )*(?:hates?|loathes?|despises?|dislikes?|can't stand|can't bear|does(?: not|n't)|do(?: not|n't)|is(?: not|n't)|are(?: not|n't))(?= (?:it|that|them)\b| ?(?:[.,;!?]|$))/dg,
    /\bi ([a-z]+)[,;.]? (?:but |and )?(?:my (?:[a-z-]+ ){1,3}?|s?he |they )(?:does(?: not|n't)|do(?: not|n't)|can(?:not|'t)|never has|won't)(?= ?(?:[.,;!?]|$))/dg,
  ],
);

const BAD =
  "(?:crap|rubbish|terrible|awful|useless|hopeless|dreadful|lousy|atrocious|clueless|pants|shite?|no good|not (?:very |much |that |any )?good|(?<!\\bnot |\\bnot so |\\bisn't |\\bnot too )bad)";
/** Who means to do better has a liking: "a hopeless cook, but keeps trying". */
const UNLESS =
  "(?! ?[,;-]? ?(?:and|but|yet|though|although)(?: (?:s?he|they))?(?:'s|'re| is| are)? (?:lov|like|enjoy|keep|try|trie|want|determined|learning|persist|still|getting|keen|does it))";
const DEED = "([a-z]+(?: (?!(?:and|or|but|so|for|like|in|on|with|when|who|s?he|they|to|just|now|properly)\\b)[a-z]+)?)";

/** What somebody is bad at: it is no liking, and no word against it either. */
export const readShortcomings = roleReader(
  "shortcoming",
  ["interest", "trait", "concept"],
  [
    new RegExp(`\\b${BAD} (?:at|with) (?:the )?${DEED}${UNLESS}`, "dg"),
    new RegExp(
      `\\b(?:an? |the )(?:(?:really|truly|very|absolutely|completely|pretty|rather) )*${BAD} ((?:cook|baker|gardener|driver|dancer|singer|swimmer|golfer|painter|skier|sailor))${UNLESS}`,
      "dg",
    ),
    /\b(?:pretend(?:s|ed|ing)?|claim(?:s|ed)?|feign(?:s|ed)?) (?:to (?:love|like|enjoy|be into|care about)|an? (?:love|interest|passion) (?:of|in|for)) (?:the )?[a-z]+(?: (?!(?:and|or|but|so|for|when|because)\b)[a-z]+)?/dg,
    /\b(?:would|'d) rather (?!have\b|get\b)[a-z' ]{2,30}? than (?:(?:go|do|play|ever|have to) ){0,2}([a-z]+)/dg,
    // "Thinks he's a grill master. He is not."
    /\b(?:thinks?|believes?|reckons?|swears?|insists?|claims?|says?|imagines?|fancies)(?: that)? (?:s?he|they)(?:'s| is|'re| are| can) ((?:[a-z'-]+ ){0,3}?[a-z']+) ?[.,;!?-]{1,3} ?(?:but |spoiler:? )?(?:s?he|they)(?: (?:really|definitely|absolutely|certainly))?(?:'s| is|'re| are|'s really| is really)?(?: not| isn't| aren't| can't| cannot)(?= ?(?:[.,;!?]|$))/dg,
  ],
);

/** What somebody does because they must: "bakes under pressure only", "cooks because she has to". */
export const readDuties = roleReader(
  "duty",
  ["interest", "trait", "concept"],
  [
    /(?<!\b(?:loves?|likes?|enjoys?) )\b((?!(?:and|or|but|loves?|likes?|enjoys?|he|she|they|who|that|only)\b)[a-z]+(?: (?!(?:and|or|but|loves?|likes?|enjoys?|he|she|they|who|that|only)\b)[a-z]+){0,2}?) (?:only |purely |just )?(?:under (?:pressure|duress|protest)|out of duty|against (?:his|her|their) will|(?:reluctantly|grudgingly|unwillingly)|(?:if|when|because) (?:(?:s?he|they)(?:'s|'re| is| are)? )?(?:forced(?: to)?|chased|paid(?: to)?|made to|(?:has|have|had) to)(?= ?(?:[.,;!?)]|$| and\b| but\b)))/dg,
  ],
);
