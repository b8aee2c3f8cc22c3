import type { Span } from "../plain-text.ts";

/** Words to the reader of the request, and figures of speech: they say nothing of the person or the gift. */

const BEGINS = "(?<=(?:^|[.!?,;:\\n(-]) ?)";
const ENDS = "(?=[ ]?(?:[.!?,;:\\n)]|$))";
const THANKS =
  "(?:(?:many |much |big |huge |a million )?(?:thanks|thankyou|thx|thnx|tysm|tia|cheers)|thank you(?= (?:so|very|all|for|in|again|guys|everyone))|thank u|ty(?= so|$))";
const THANKS_ON =
  "(?: (?:so|very) much| a (?:lot|bunch|million|ton)| loads| in advance| for (?:your|any|the|all|all your)(?: kind)? (?:help|ideas?|suggestions?|advice|time|input|thoughts|tips)| again| all| everyone| everybody| guys| y'all|,? (?:and |& )?(?:good ?bye|bye(?:[ -]?bye)?|ciao|cya|see ya|have a (?:nice|great|good|lovely) (?:day|one|evening|weekend))){0,3}";
const WELCOME = "(?: (?:are |is |would be |much |very |greatly |gratefully )*(?:welcome|appreciated|great|lovely|amazing))?";
const WHOSE = "(?:my|our|his|her|their|your)";

/** Words that go on with the request after thanks, and are no name. */
const NOBODY =
  "(?!(?:no|not|nothing|any|anything|some|something|for|under|over|around|about|and|but|also|the|a|an|my|our|his|her|she|he|they|it|its|budget|up|max|please|need|needs|we|i|in|by|on|to|with|without|all|everyone|again)(?![a-z]))";

const SAYINGS: readonly string[] = [
  // Thanks that go on without a sign: "thanks in advance you guys rock".
  `${BEGINS}${THANKS} in advance(?![a-z'])`,
  "\\b(?:i|we) (?:would|'d) be (?:very |so |really |most )?grateful for (?:any|your|some)(?: kind)? (?:help|ideas?|suggestions?|advice|tips)",
  `${BEGINS}(?:${THANKS} and )?(?:best|kind|warm) (?:wishes|regards) from [a-z]+[.! ]*$`,
  // A name with its initial, whose dot a plain text has no more: "Yours faithfully, R. Miller".
  `(?<=[.!?\\n] ?)(?:yours |with )?(?:sincerely|faithfully|truly|best wishes|kind regards|regards|many thanks),? ?[a-z](?:\\.|  ) ?[a-z]{2,}[.! ]*$`,
  `\\b(?:you|y'all)(?: (?:guys|all|people|folks|lot))? (?:(?:totally|really|absolutely) )?(?:rock|rule)${ENDS}`,
  // Greetings and sign-offs.
  `${BEGINS}(?:hi+|hello+|hey+|heya|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: (?:there|all|everyone|everybody|guys|folks|team|again|y'all))?(?![a-z'])`,
  `${BEGINS}dear (?:all|team|sirs?|madam|presently)(?: or madam)?(?![a-z'])`,
  `(?:(?:please|pls|and|so) )?${BEGINS}(?:and )?${THANKS}${THANKS_ON}${ENDS}`,
  `(?<=\\b(?:please|pls|plz),? (?:and )?)${THANKS}${THANKS_ON}${ENDS}`,
  "(?<=[.!?] ?)(?:thank you|thanks)(?=[.! ]*$)",
  `${BEGINS}(?:(?:kind|best|warm|warmest|kindest) )?(?:regards|sincerely|yours truly|best wishes|all the best|xoxo|xx+)(?:,? ?[a-z]+){0,3}[.! ]*$`,
  // Whose name stands alone at the end has written: "Cheers, Tom". "Thanks, no candles" goes on.
  `(?<=[.!?\\n] ?)(?:(?:lots of )?love|best|${THANKS}${THANKS_ON}|thank you${THANKS_ON}|(?:yours )?(?:sincerely|faithfully|truly)|yours|warmly|take care)(?:,|\\n) ?(?:(?:mr|mrs|ms|dr)\\.? )?${NOBODY}[a-z]{2,}(?: [a-z]{2,})?(?: x+)?[.! ]*$`,
  `${BEGINS}(?:good ?bye|bye(?:[ -]?bye)?|ciao|cya|see ya|have a (?:nice|great|good|lovely) (?:day|one|evening|weekend))(?: (?:all|everyone|guys|now|then))?${ENDS}`,
  // Asking for help.
  `${BEGINS}(?:(?:please|pls|plz|i need|need|sos|some) )?help(?: me)?(?: out)?(?: here)?(?: (?:please|pls|plz))?${ENDS}`,
  `(?:any|some|open to|looking for) (?:ideas?|suggestions?|thoughts|recommendations?|help|tips|advice)${WELCOME}${ENDS}`,
  "\\b(?:i have |i've got |i've |got |have )?(?:absolutely |really )?no (?:idea|clue)(?: (?:what|where) to (?:get|buy|give|start|look))?",
  "\\b(?:i'm|i am|im) (?:(?:so|totally|completely|really|at|a bit|all) )*(?:my wits'? end|stuck|stumped|lost|clueless|desperate|hopeless(?: at (?:this|gifts))?|(?:running )?out of ideas)",
  "\\bi (?:suck|am bad|am terrible|am hopeless|am useless) at (?:(?:buying|giving|picking|choosing) )?(?:gifts?|presents?|this)",
  "\\bhope (?:you can help|this helps|this makes sense|that helps)|\\bsorry for (?:the|my) (?:long|rambling|essay|novel|wall of|bad) ?[a-z ]{0,20}",
  `${BEGINS}(?:ok so|okay so|ok|okay|so|well(?=,)|long story short|to be honest|tbh|honestly|basically)(?=[ ,])`,
  `(?:it's|its|it is) a surprise(?: so)?(?: (?:please )?(?:don't|dont|do not) tell (?:him|her|them|anyone))?|\\b(?:don't|dont|do not) tell (?:him|her|them|anyone)${ENDS}`,
  "\\b(?:i|we) know (?:that's|thats|it's|its|that is) a trap",
  "\\bmoney(?: is|'s)? (?:is )?no object|\\bprice (?:is|does) ?n[o']t (?:an issue|a problem|matter)",
  // Paying together names no recipient.
  "\\b(?:(?:we're|we are|i'm|i am) )?(?:chipping|going|pitching|clubbing) (?:in )?(?:on (?:this|it|a gift) )?(?:together )?(?:in )?with (?:(?:some|a few|two|three|four|my|our|the|his|her|other) )*[a-z]+",
  "\\b(?:(?:we're|we are|i'm|i am) )?(?:splitting|sharing) (?:it|this|the cost|the bill)(?: with (?:(?:some|a few|my|our|the|his|her|other) )*[a-z]+)?",
  // Figures of speech with the name of a thing or an animal.
  `\\b(?:the )?(?:apple of ${WHOSE} eye|light of ${WHOSE} life|(?:is|she's|he's|been) ${WHOSE} rock\\b)`,
  "\\b(?:tough|smart|one smart|sharp) cookie|\\bpiece of (?:cake|work)|\\bwalk in the park|\\bbreak a leg|\\bcool cat|\\bbusy bee|\\bdark horse|\\bblack sheep|\\btop dog\\b",
  "\\b(?:love|loves|loved|loving) (?:her|him|them|you|my [a-z]+) to the moon(?: and back)?|\\bto the moon and back|\\bkill(?:s|ing)? two birds with one stone|\\b(?:has|have|'s got|with) (?:his|her|their|my|our) hands full|\\blong time listener,? first time caller|\\bthrows? in the towel|\\bbeat(?:s|ing)? around the bush|\\bthe whole nine yards|\\bat the drop of a hat|\\bthe best thing since sliced bread",
  `\\bspic(?:e|es|ing) up ${WHOSE} [a-z]+|\\b(?:once in a )?blue moon|\\bout of the blue|\\bon cloud (?:nine|9)|\\bover the moon|\\brain(?:s|ing)? cats and dogs|\\bwhen pigs fly`,
  `\\b(?:march(?:es|ed|ing)?|dances?|walks?|moves?) to the (?:beat|rhythm|sound) of ${WHOSE} own (?:drum(?:mer)?|tune)|\\b(?:music|sweet music) to ${WHOSE} ears|\\bsings? ${WHOSE} praises|\\bblows? ${WHOSE} own (?:horn|trumpet)|\\bfit as a fiddle|\\bwalking encyclopa?edia|\\bbigger fish to fry|\\bplays? (?:it by ear|second fiddle)|\\bbrings? home the bacon|\\bholds? down the fort|\\bon the ball\\b|\\ba ball of energy|\\bgoes? with the flow|\\bin the same boat`,
  "\\b(?:in )?the ballpark(?= of)|\\bball ?park(?: figure)?|\\bbread and butter|\\bspill the beans|\\bhit the (?:road|sack|hay)|\\bgame[- ]changer|\\bthe elephant in the room|\\bicing on the cake|\\bthe cherry on top",
  `\\b(?:a )?lot on (?:his|her|their) plate|\\bbless (?:his|her|their)(?: little)? (?:heart|soul|socks)|\\bcost(?:s|ing)? an arm and a leg|\\bbreak(?:s|ing)? the bank|\\bhead over heels|\\bbutterflies in\\b|\\bfingers crossed|\\bpenny pincher|\\bat the end of (?:my|our) rope`,
  `(?<=\\b(?:bored|scared|worried|stoned|drunk) )out of ${WHOSE} (?:skull|mind|head|wits|tree)s?`,
  // Praise, likeness and manner: nobody here sails, and nobody likes myths.
  "(?:\\b(?:is|was|are|been|being)|'s|'ve been) (?:such )?(?:an? |the |my |our )?(?:(?:absolute|actual|total|real|true|complete|proper|little|living|literal) )*(?:legends?|saints?|angels?|stars?|superstars?|gems?|jewels?|treasures?|diamonds?|pearls?|life-?savers?|god-?sends?|rock ?stars?|champs?|champions?|heroes|hero|troopers?|peach|rock)(?= ?(?:[.!?,;:\\n)]|$)| (?:to|for|with|about|at|when|lately|recently|and|but|this|all|so)\\b)",
  "(?<=\\b(?:swears?|swearing|eats?|eating|drinks?|drinking|sleeps?|sleeping|works?|working|smokes?|smoking|swims?|swimming|runs?|running|drives?|driving|sings?|singing|acts?|acting|laughs?|cries|talks?|talking|fights?|fighting|snores?|cooks?|cooking|curses?|cursing|behaves?|treats? (?:me|us|him|her|them)|shops?|spends?|lives?) ?)like (?:an? |the )(?:[a-z-]+ )?[a-z-]+(?= ?(?:[.!?,;:\\n)]|$)| (?:and|but|so|who|because|when)\\b)",
  "\\b(?:(?:oh|my|good|dear|thank|thanks to|for the love of|swear to) )*god(?:'s sake)?(?: knows| bless(?: (?:her|him|them))?| forbid| willing)(?![a-z])|\\b(?:oh my|omg|thank|thanks to|swear to|for the love of) god(?![a-z])|\\bfor (?:god|heaven|pete|goodness)'?s? ?sake(?![a-z])|\\b(?:heaven|goodness|lord|who) knows(?= ?(?:[.!?,;:\\n)]|$)| (?:s?he|they|we|i|what|how|why|where)\\b)",
  // Who is not bad at something is good at it.
  "\\b(?:is not|'s not|isn't|isnt|not) (?:so |too |half |that |at all )?bad (?:at|with)(?= )",
  "\\bkeep (?:it|this|things) (?:clean|simple|casual|classy|short|real|low[- ]key|professional|civil|pg)",
];
const CHATTER = SAYINGS.map((saying) => new RegExp(saying, "g"));

/** Returns the chatter of a plain text (see `plainText`). */
export function readChatter(text: string): Span[] {
  return CHATTER.flatMap((saying) => [...text.matchAll(saying)]).map(({ index, 0: said }) => ({ start: index, end: index + said.length }));
}
