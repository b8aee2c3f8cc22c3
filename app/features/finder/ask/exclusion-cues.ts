import { coverOf, overlaps, type Span } from "./plain-text.ts";

/** "no" ("hates") excludes the thing; "owns" excludes the same thing again, though the person likes what it is for. */
export interface Cue extends Span {
  kind: "no" | "owns";
}

const NOT_VERB =
  "(?:do|does|did|would|will|can|could|is|are|was)(?: not|n't|nt)|can't|cant|won't|wont|cannot|shouldn't|should not|mustn't|must not|never|no longer|not";
/** Rejects a cue where the sentence goes on to another liking: "apart from golf he likes tea". */
const NOT_ALSO =
  "(?![^.!?;]{2,40}?,? (?:s?he|they)(?:'s| is|'re| are)? (?:also |really |mostly |just )?(?:likes?|loves?|enjoys?|into|does|do|plays?)\\b)";
const NO = new RegExp(
  "\\b(?:" +
    [
      "never (?:wants?|needs?|wishes|hopes) to (?:see|eat|hear|smell|touch|drink|read|play|hear of|look at)(?: (?:an?|another|any|one more|the))*",
      `(?:${NOT_VERB}) (?:want|wish|like|plan|need) to (?:give|gift|get|buy|send|bring|do)(?: (?:her|him|them|me))?`,
      "(?:prefer|rather|like|going) not (?:to )?(?:give|gift|get|buy|send|bring)(?: (?:her|him|them|me))?",
      "(?:could not|couldn't|couldnt) care less (?:about|for)|(?:can't|cant|cannot|can not) (?:abide|bear|stomach)(?: the (?:smell|taste|sight|sound|thought|feel) of)?",
      `(?:${NOT_VERB}) (?:own|have|keep) (?=(?:pets?|cats?|dogs?|kids?|children|plants)\\b)`,
      "(?:can't|cant|cannot|can not|may not|(?:is not|isn't|not) allowed(?: to)?|unable to) (?:have|eat|drink|wear|use|do|touch|tolerate|stomach|handle|be (?:around|near))",
      `(?:${NOT_VERB}) (?:really |actually |particularly |even |much |so |that |terribly |overly |too |very |big )?(?:(?:own|have|has|got) (?:an? |any )|on |likes?|want|wants|drink|drinks(?! *(?:[.,;:!?)]|$))|eats?|wears?|use[sd]?|needs?|enjoys?|care (?:for|about)|read|reads|watch|into|a fan of|(?:a |an )?(?:big |huge |great )?fan of|interested in|keen on|about|stand|have room for|do|does|collect|celebrate|buy|touch|believe in|plays?|rides?|watches|listens? to|practi[cs]es?|smokes?|vapes?)`,
      "(?:has |have |with )?no (?:patience|interest|room|use|need|time|love|space|taste) (?:for|in|of)",
      "(?:isn't|isnt|aren't|wasn't|is not|not) (?:really |exactly )?(?:(?:much|a lot) of|into|a fan of)(?: an?| the)?|(?:isn't|isnt|aren't|wasn't) (?:really )?an?",
      "(?:too (?:old|young|big|grown(?:[- ]up)?|cool|mature) for|has grown out of|grew out of|outgrew|(?:is|'s) over the whole)",
      "hates?|hated|dislikes?|loathes?|despises?|detests?|can't stand|cant stand|cannot stand|avoids?|avoiding|anti",
      "(?:is |are )?(?:severely |highly |very )?(?:allergic to|intolerant (?:to|of)|sensitive to)|(?:severe |bad |food )*allerg(?:y|ies) to",
      "(?:cut|cutting|cuts) (?:down|back|out)(?: on)?|(?:give|giving|gave|given|gives) up|(?:is|are|am|dead|totally|strongly|'s|'re) against|opposed to|off(?= (?:the )?(?:coffee|caffeine|alcohol|booze|drink|sugar|sweets|carbs|meat|dairy|gluten|chocolate)\\b)",
      "not anything (?:for|with|from|to do with)(?: the)?",
      "(?:sick|tired|bored|fed up) (?:of|with) (?:buying|getting|giving|receiving|seeing)(?: (?:him|her|them|me))?",
      "the last thing (?:s?he|they|i|anyone|anybody) (?:needs?|wants?) (?:is|are)|as long as it(?:'s| is) not|as long as it (?:isn't|isnt)|(?:had )?bad experiences? with",
      "zero (?:interest|need|use|patience|time|room) (?:in|for)|sworn off|swore off|quit(?:ting|s)?|exclud(?:es?|ed|ing)|(?:does not|doesn't|doesnt|do not|don't|dont|won't) (?:allow|permit)",
      "(?:stopped|had to stop|given up|gave up|done with|quit)(?= [a-z]{3,}ing\\b)|(?:stopped|given up|gave up|done with|quit) (?:eating|drinking|wearing|using|buying|reading|collecting|playing|doing|riding|making|watching|practi[cs]ing|going to)|(?:sick|tired|bored|afraid|scared|terrified) of|fed up with|over it with|gone off|went off|put off by|hold the|phobia of",
      "(?:migraines?|headaches?|rash(?:es)?|hives|sick|asthma|sneezing) from|(?:is|'s|are|'re) over(?= (?!\\d|the moon|here|there|and))",
      // "Can't cook anything but toast" says what the person can do.
      `(?<!\\b(?:[a-z]+n't|cant|cannot|dont|doesnt|wont|never|hardly|hates?|dislikes?) (?:[a-z]+ )?)(?:any|every)thing (?:but|except|besides|bar|aside from)|(?<!(?:any|every)thing )(?<!(?:\\bnot|\\bnever|n't|\\bhates?|\\bdislikes?) [^.!?;]{0,40})except(?: for)?|(?:other than|(?:apart|aside) from)${NOT_ALSO}|rather than|instead of|in place of|(?:stay(?:ing)?|keep(?:ing)?|steer(?:ing)?) (?:well )?(?:away from|clear of)|skip(?: the)?|something besides|barring|sans`,
      "(?:has|have|got) (?:a thing|something) against|free from|uninterested in|refus(?:es|ed|ing)(?: to (?:have|eat|drink|wear|use|do|touch|read))?|abhors?|done that with|(?:reacts?|reaction)(?: very| really)? (?:badly )?to",
      "(?:can't|cant|cannot) deal with|(?:do|does)(?: not|n't|nt) get (?:on|along) with|(?:hard |big |definite |firm )?(?:pass on|veto on|no to)(?= )|none of (?:that|those|these|the|your|this)(?: usual)?|not one more|not a single|not yet more",
      "(?:i'd |i would |we'd |we would |i |we )?(?:do not|don't|dont|won't|rather not|would not|wouldn't) (?:want to |like to |wish to )?(?:do|bother with|suggest|recommend|show me)",
      "(?:so long as|as long as|provided(?: that)?|providing|make sure|if) (?:it|that|they|there)(?:'s|'re| is| are)(?: not|n't)(?: an?| any)?|(?:so long as|as long as|provided(?: that)?|providing|make sure) (?:it|they) (?:isn't|aren't|isnt|(?:does not|doesn't|doesnt|don't) (?:have|contain|include|involve|need|use))",
      "(?:something|anything|one|gifts?|presents?|things?|stuff|box|basket|hamper|set|kit) (?:that|which) (?:isn't|isnt|is not|aren't|are not|(?:does not|doesn't|doesnt|don't|do not) (?:have|contain|include|involve|need|use|require))|(?:s?he|they|mom|mum|dad)(?:'s| is|'re| are)? (?:not|isn't|aren't) allowed(?! (?:to|in|at|out|on|near|there|here)\\b)",
      "nothing (?:with|to do with|like|involving|for (?:the|his|her|their)|to (?:hang|put)(?: up)?(?: on| in)?|made (?:of|from|with)|related to|that (?:is|has|uses|needs|contains)|that(?= (?:plugs|makes|smells|breaks|beeps|runs|lights|sings|talks|moves|bites|stings|barks)\\b)|(?=you (?:wear|eat|drink)\\b)|containing|that sits on)|nothing(?! to\\b)",
      "(?:(?:it|this|that|they|which|gift|present) (?:can't|cant|cannot|should not|shouldn't|won't)|must not|mustn't) be(?= [a-z])|(?:bans|forbids|prohibits)|without(?: any)?|w\\/o|free of|minus",
      "(?:do not|don't|dont|never) (?:even )?think (?:about|of)|(?:leav(?:e|ing)|rul(?:e|es|ing)) out|forget(?: about)?(?= (?:an?|the|any|all)\\b)|no thanks to",
      "(?:(?:would|'d) )?rather [a-z ]{2,24} than (?:get|have|receive|own|wear|be given|see)|(?:not|isn't|aren't|don't|i'm not|we're not) (?:looking (?:for|at)|after|shopping for|interested in)",
      "please (?:no|not|don't|dont)(?: (?:get|give|buy|send))?|don't (?:get|give|buy|send)(?: me| her| him| them)?|dont (?:get|give|buy)|no more|not (?:another|yet another|a|an|the|any|more|in|made of|from|much of an?|really an?)|neither|nor|not|no|non(?![ -](?:binary|fiction|profit|verbal|slip|stick|stop|native)\\b)|(?<!\\b(?:i|we)(?:'ve| have)? )never",
    ].join("|") +
    ")(?![a-z'])(?: ?[:=])?",
  "g",
);
const OWNS =
  /\b(?:(?:already )?(?:has|have|had|owns?|got|gets|he's got|she's got|they've got|we've got|'s got|'ve got)(?: already)?(?: got)? (?:enough|plenty(?: of)?|too many|too much|all the|a million|a ton of|tons of|lots of|loads of|every|so many|(?:a|an entire|a whole|his|her|their) (?:whole )?(?:drawer|closet|shelf|cupboard|wardrobe|garage|house|stack|pile|box|basement|lifetime supply)(?: full)? of)|already (?:has|have|had|owns?|(?:got|bought|gave|given|sent|ordered)(?: (?:her|him|them)(?= ))?)|(?:well|fully) (?:stocked|supplied) (?:with|in|for)|(?:has|have|owns?|got) already|(?:has|have|had|owns?|with|got) (?:an? )?(?:whole |entire )?(?:mountains?|heaps?|sea|piles?|millions?|hundreds|dozens|boatload|truckload|gazillion|zillion) of|(?:has|have|got|owns?)(?= [^.!?;]{2,60} already\b(?! (?:has|have|had|owns?|got|bought)\b))(?!already\b)|drowning in(?! (?:(?:his|her|their|the|all|so much|so many) )*(?:exams?|work|homework|coursework|studies|deadlines|debts?|emails?|paperwork|grief|tears|chores|laundry|diapers|nappies|meetings)\b)|swimming in(?! (?:(?:the|an?|his|her|their|our|open|cold|icy|ice|local|outdoor|indoor|warm|wild) )*(?:sea|oceans?|lakes?|lochs?|pools?|rivers?|waters?|ponds?|lidos?|winter|summer|autumn|fall|spring|all)\b)|buried (?:in|under)|tripping over|bursting with|overrun with|overflowing with|full (?:set )?of|(?:his|her|their) fill of|(?:gave|bought|got) (?:him|her|them) (?=[^.!?;]*\b(?:last|already|before|previous)\b)|(?:has|have|got|owns?)(?= (?:an? |the |his |her )?(?!(?:[a-z]+ )?(?:cats?|dogs?|pupp(?:y|ies)|kittens?|kids?|children|baby|sons?|daughters?|garden|house|job)\b)[a-z'-]+(?: [a-z'-]+)? (?:and|plus|&) (?:enough|plenty|too many|more than enough)\b)|(?:just|recently) (?:bought|purchased|ordered)(?: (?:him|her|them)sel(?:f|ves))?(?! (?:an?|his|her|their|the|our|my)? ?(?:[a-z]+ )?(?:house|farmhouse|home|condo|apartment|flat|place|cottage|farm|boat|van|rv|car|truck|pupp(?:y|ies)|dog|cat|kitten)s?\b)|owns(?= (?:an?|two|three|(?:his|her|their) own) (?!(?:[a-z]+ )?(?:cats?|dogs?|pupp(?:y|ies)|kittens?|horses?|chickens|goats|house|home|apartment|flat|cottage|cabin|farm|ranch|land|boat|rv|van|car|truck|motorcycle|shop|store|bakery|caf\u00e9?e?|restaurant|bar|brewery|vineyard|salon|gallery|studio|business|company|firm)s?\b))|everyone (?:gives|gets|buys) (?:him|her|them|me)|up to (?:his|her|their) (?:ears|eyeballs|neck) in|and (?:way |far )?too many|enough)(?![a-z])/g;

/** Phrases after "no" and "not" that speak of sums, times and doubts, not of things. */
const NO_THING =
  /^[ -](?:storage(?! (?:box|boxes|bins?|baskets?|jars?|stuff|things))\b|electricity\b|power(?! (?:tools?|banks?))\b|wi-?fi\b|internet\b|signal\b|running water\b|heating\b|gets? (?:an? |any |one )?(?:minute|moment|break|rest|chance|day off|time)\b|space(?! (?:heater|theme|stuff|things|toys?))|room(?! (?:spray|scent|decor|freshener))\b|fridge(?! magnet)|balcony\b|yard\b(?! ?work)|the dark\b|(?:his|her|their|my|our|the|a) (?:[a-z]+ )?(?:job|work|career|school|college|university|firm|company|business)\b|slip|stick|gmo|hard (?:to|feelings|rules?|limits?|deadlines?)|to (?!do with)|more than|less than|later than|over|above|below|under|higher|idea|clue|sure|problem|matter|doubt|limit|rush|hurry|one|way|object|only|just|very|so|really|know|sure|exactly|necessarily|(?:penny|cent|dime) (?:more|over|extra)|yet|that|who|how|what|why|if|because|at all|expensive|kidding|wonder|longer|worries|budget|preference|pressure|always|sits?|stops?|stop|been|be|sleep|see|tried|spoken|met|known|talked|heard|asked|seen|too (?:expensive|pricey|much|late|old|young|far|sure|bad|long|early)|urgent|frills|nonsense|fuss|bother|bothered about (?:the )?price|fussed about (?:the )?price|brainer|strings|hurry|doing|have time|all|much|me|here|there|working|going|buying|getting|making|having|(?:really |actually )?(?:played|cooked|baked|painted|knitted|sewn|owned|done|used(?! (?:items?|goods|things?|stuff|clothes|books?|condition)\b)|tried it|travell?ed)\b)\b/;
/** Matches fondness in negative words: "can't live without tea", "can't get enough of it", "you can never have too many books". */
const FONDNESS =
  /\b(?:can't|cant|cannot|can not|could not|couldn't|never|won't|wouldn't|doesn't|does not|don't|do not|not) (?:(?:ever |quite |seem to |really )*(?:get |gets |have |has |own |owns |buy |buys |be given )?enough(?: of)?|(?:[a-z']+ ){0,5}?without)(?![a-z])|\bnever (?:[a-z]+ )?(?:have|has|had|own|get) too (?:many|much)|\b(?:can't|cant|cannot) (?:say no to|resist|get over|stop (?:talking|thinking) about|wait (?:for|to))|\bnever (?:misses|missed|skips|leaves the house without|goes anywhere without|tires of|gets tired of|gets bored of|gets bored with|says no to|stops (?:talking|thinking) about|far from)/g;
/** Limit on cues per text; more of them would not describe a person. */
const MAX_CUES = 60;

/** Returns the places where a plain text (see `plainText`) begins to state what is not wanted, in text order. */
export function cuesOf(text: string): Cue[] {
  const isFondness = coverOf([...text.matchAll(FONDNESS)].map(({ index, 0: said }) => ({ start: index, end: index + said.length })));
  const owns = [...text.matchAll(OWNS)].map((match): Cue => ({ kind: "owns", start: match.index, end: match.index + match[0].length }));
  const nos = [...text.matchAll(NO)]
    .map((match): Cue => ({ kind: "no", start: match.index, end: match.index + match[0].length }))
    .filter(({ start, end }) => !NO_THING.test(text.slice(end, end + 24)) && !owns.some((own) => overlaps(own, { start, end })));
  return [...owns, ...nos]
    .filter((cue) => !isFondness(cue))
    .toSorted((one, other) => one.start - other.start)
    .slice(0, MAX_CUES);
}
