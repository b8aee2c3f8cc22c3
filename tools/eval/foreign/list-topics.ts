import { ADULT, type Liking, type Topic, topicsOf } from "./topics.ts";

/** What each of the twelve public guides is for, by its file. */
export const GUIDES: Readonly<Record<string, Topic>> = {
  "best-books-for-toddlers": { text: "a picture book for a 2 year old", words: ["toddler", "book"], age: [2, 2], isLiking: true },
  "coffee-lovers": { text: "gift for a coffee lover", words: ["coffee"], age: ADULT, isLiking: true },
  "foodies-budding-chefs": {
    text: "gift for my brother in law, a foodie who loves cooking",
    words: ["foodie", "chef"],
    age: ADULT,
    isLiking: true,
  },
  "happy-traveller": { text: "something for my sister, 35, who travels all the time", words: ["travel"], age: ADULT, isLiking: true },
  "hes-your-valentine": { text: "valentine's gift for my husband", words: ["valentine"], age: ADULT, isLiking: false },
  "shes-your-valentine": { text: "valentine's gift for my wife", words: ["valentine"], age: ADULT, isLiking: false },
  "stay-active": { text: "my wife loves fitness and staying active", words: ["active", "fitness"], age: ADULT, isLiking: true },
  "teeny-tiny-new-people": { text: "gift for a newborn baby", words: ["baby", "newborn"], age: [0, 1], isLiking: false },
  "thoughtfully-green-gifts": {
    text: "sustainable gift for my boss, who cares about the planet",
    words: ["green", "sustainable"],
    age: ADULT,
    isLiking: true,
  },
  "you-are-each-others-valentine": {
    text: "valentine's present for the two of us, a couple",
    words: ["valentine"],
    age: ADULT,
    isLiking: false,
  },
  "small-and-thoughtful": { text: "a small thoughtful something for a friend", words: ["thoughtful"], isLiking: false },
};

// The rest was written on 30 November 2026 from the headings of the lists alone, without a look at what stands under them (docs/decisions/0038).

const ADVISED: Readonly<Record<string, Liking>> = {
  basketball: ["basketball", "basketball"],
  yoga: ["yoga", "yoga", "yogi"],
  cooking: ["cooking", "cooking", "cook"],
  gaming: ["gaming", "gaming", "gamer"],
  photography: ["photography", "photography", "photographer"],
  reading: ["reading", "reading", "reader"],
  travel: ["traveling", "travel", "traveling", "traveler"],
  music: ["music", "music", "musician"],
  coffee: ["coffee", "coffee"],
  gardening: ["gardening", "gardening", "gardener", "garden"],
  wine: ["wine", "wine"],
  running: ["running", "running", "runner"],
  baking: ["baking", "baking", "baker"],
  cycling: ["cycling", "cycling", "cyclist", "bike"],
  hiking: ["hiking", "hiking", "hiker"],
  art: ["art", "art", "artist"],
  fashion: ["fashion", "fashion"],
  tennis: ["tennis", "tennis"],
  golf: ["golf", "golf", "golfer"],
  meditation: ["meditation", "meditation"],
  pets: ["her pets", "pet"],
  writing: ["writing", "writing", "writer"],
  woodworking: ["woodworking", "woodworking", "woodworker"],
  knitting: ["knitting", "knitting", "knitter"],
  tech: ["tech", "tech"],
  diy: ["DIY projects", "diy"],
  skincare: ["skin care", "skincare", "skin care"],
  fitness: ["fitness", "fitness"],
  beer: ["beer", "beer"],
  cocktails: ["cocktails", "cocktail"],
  gourmet_food: ["gourmet food", "gourmet", "foodie"],
  board_games: ["board games", "board game"],
  camping: ["camping", "camping", "camper"],
  astronomy: ["astronomy", "astronomy", "astronomer"],
  dance: ["dancing", "dance", "dancing", "dancer"],
  fishing: ["fishing", "fishing", "angler"],
  sailing: ["sailing", "sailing", "sailor"],
  archery: ["archery", "archery", "archer"],
  podcasts: ["podcasts", "podcast"],
  plants: ["houseplants", "plant", "houseplant"],
  vintage: ["vintage things", "vintage"],
  watches: ["watches", "watch"],
};

/** What each list of advice is for: somebody grown up who likes something. */
export const ADVICE: Readonly<Record<string, Topic>> = Object.fromEntries(
  topicsOf(Object.values(ADVISED), [], []).map((topic, place) => [Object.keys(ADVISED)[place] ?? "", topic]),
);

const wish = (text: string, age: Topic["age"], isLiking: boolean, ...words: string[]): Topic => ({
  text,
  words,
  isLiking,
  ...(age === undefined ? {} : { age }),
});

/** What the lists of a family's gift blog are for. */
export const PILES: Readonly<Record<string, Topic>> = {
  "Accessories for Tween Girls": wish("accessories for a girl who is 11", [11, 11], false, "tween", "girl"),
  "Cozy Pile": wish("something cozy for my sister", ADULT, false, "cozy"),
  "Luxury Pile": wish("a luxurious present for my wife", ADULT, false, "luxury", "luxurious"),
  "Stocking Stuffers Teen/Tween Boys": wish(
    "stocking stuffers for my son, 13",
    [13, 13],
    false,
    "stocking stuffer",
    "tween",
    "teen",
    "boy",
  ),
  "Stocking Stuffers Teen/Tween Girls": wish(
    "stocking stuffers for my daughter, 13",
    [13, 13],
    false,
    "stocking stuffer",
    "tween",
    "teen",
    "girl",
  ),
  "Stocking Stuffers for Her": wish("stocking stuffers for my wife", ADULT, false, "stocking stuffer"),
  "Stocking Stuffers for Him": wish("stocking stuffers for my husband", ADULT, false, "stocking stuffer"),
  "Stocking Stuffers for Kids": wish("stocking stuffers for a 7 year old", [7, 7], false, "stocking stuffer", "kid"),
  "Tech Gadgets for Tween Boys": wish("a tech gadget for my nephew, 11", [11, 11], true, "tech", "tween", "boy"),
  "Tech Gifts for Men": wish("my husband loves tech", ADULT, true, "tech", "men"),
  "Top Holiday Toys": wish("Christmas toy for a 7 year old", [7, 7], false, "holiday", "toy"),
};

/** What the lists of a small gift picker are for. */
export const PICKS: Readonly<Record<string, Topic>> = {
  "home (for him)": wish("something for my brother's home", ADULT, false, "home"),
  "home (for her)": wish("something for my sister's home", ADULT, false, "home"),
  "sports (for him)": wish("my boyfriend, 30, is into sports", ADULT, true, "sport"),
  "sports (for her)": wish("my girlfriend, 30, is into sports", ADULT, true, "sport"),
  "music (for him)": wish("my dad loves music", ADULT, true, "music"),
  "music (for her)": wish("my mom loves music", ADULT, true, "music"),
  "Fashion (for him)": wish("my husband is into fashion", ADULT, true, "fashion"),
  "Fashion (for her)": wish("my wife is into fashion", ADULT, true, "fashion"),
  "Electronics (for him)": wish("electronics for my brother, who is 35", ADULT, true, "electronic"),
  "Electronics (for her)": wish("electronics for my sister, who is 35", ADULT, true, "electronic"),
};
