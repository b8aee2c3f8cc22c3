type Years = readonly [from: number, to: number];

/** What shoppers ask for, and the words by which a public heading is about it. Who is asked for as an adult has an adult's age. */
export interface Topic {
  text: string;
  words: readonly string[];
  age?: Years;
  /** True where a liking is named. */
  isLiking: boolean;
}

/** Somebody grown up whose age nobody says. */
export const ADULT: Years = [30, 60];
/** Somebody grown up who likes something: one sentence after the other. */
const SENTENCES = [
  (liking: string) => `birthday gift for my dad, who is into ${liking}`,
  (liking: string) => `my aunt loves ${liking}`,
  (liking: string) => `Christmas present for my husband. He likes ${liking}.`,
  (liking: string) => `something for my mom, she's all about ${liking}`,
  (liking: string) => `what to give my boss who enjoys ${liking}?`,
];
/** A liking as it is said, and the words of its headings. */
export type Liking = readonly [said: string, ...words: string[]];
/** What is asked for a child of some age, and the words of its headings. */
export type ChildsWish = readonly [text: string, age: Years, ...words: string[]];
/** What is asked for somebody grown up without a liking, and the words of its headings. */
export type OtherWish = readonly [text: string, ...words: string[]];

const LIKINGS: readonly Liking[] = [
  ["fishing", "fishing"],
  ["hunting", "hunting"],
  ["camping", "camping"],
  ["hiking", "hiking", "hiker"],
  ["golf", "golf"],
  ["yoga", "yoga"],
  ["working out at the gym", "gym", "workout", "dumbbell"],
  ["running", "running"],
  ["cycling", "bike", "cycling", "bicycle"],
  ["swimming", "swim", "swimming"],
  ["tennis", "tennis"],
  ["pickleball", "pickleball"],
  ["basketball", "basketball"],
  ["soccer", "soccer"],
  ["baseball", "baseball"],
  ["skiing", "ski", "skiing"],
  ["snowboarding", "snowboard"],
  ["kayaking", "kayak"],
  ["sailing", "sailing", "sailboat"],
  ["boating", "boat"],
  ["dogs", "dog"],
  ["cats", "cat"],
  ["bird watching", "bird"],
  ["horses", "horse"],
  ["gardening", "garden", "gardening"],
  ["houseplants", "plant"],
  ["grilling", "grill", "bbq", "smoker"],
  ["baking", "baking", "cake", "bread"],
  ["coffee", "coffee", "espresso"],
  ["tea", "tea", "teapot"],
  ["wine", "wine"],
  ["whiskey", "whiskey", "whisky", "bourbon"],
  ["cocktails", "cocktail", "martini"],
  ["puzzles", "puzzle"],
  ["building with Lego", "lego"],
  ["video games", "gaming", "ps5", "xbox", "nintendo"],
  ["playing the guitar", "guitar"],
  ["vinyl records", "vinyl", "turntable", "record player"],
  ["knitting", "knitting", "yarn", "crochet"],
  ["sewing", "sewing", "quilting"],
  ["painting", "paint", "watercolor", "easel"],
  ["makeup", "makeup", "lipstick", "eyeshadow"],
  ["perfume", "perfume", "cologne"],
  ["jewelry", "jewelry", "necklace", "bracelet"],
  ["photography", "camera", "photography"],
  ["drones", "drone"],
  ["3D printing", "3d printer", "3d printing"],
  ["astronomy", "telescope", "astronomy"],
  ["traveling", "travel", "luggage"],
  ["motorcycles", "motorcycle"],
  ["cars", "car"],
  ["woodworking", "woodworking", "wood"],
  ["candles", "candle"],
  ["reading", "book", "reading"],
  ["massages", "massage"],
  ["magic tricks", "magic"],
  ["Star Wars", "star wars"],
  ["Harry Potter", "harry potter"],
  ["Pokemon", "pokemon"],
  ["anime", "anime", "manga"],
];
const CHILDREN: readonly ChildsWish[] = [
  ["gift for a newborn baby", [0, 1], "baby"],
  ["toy for my 2 year old nephew", [2, 2], "toddler"],
  ["present for our granddaughter, she turns 6", [6, 6], "kids"],
  ["birthday present for a 9 year old boy", [9, 9], "boys"],
  ["birthday present for a 9 year old girl", [9, 9], "girls"],
  ["my daughter, 7, loves dinosaurs", [7, 7], "dinosaur"],
  ["my niece is 5 and mad about unicorns and princesses", [5, 5], "unicorn", "princess"],
  ["stuffed animal for a 4 year old", [4, 4], "plush", "stuffed animal"],
  ["gift for a teenager, 15", [15, 15], "teen", "16 year old"],
];
const OTHERS: readonly OtherWish[] = [
  ["wedding gift for a couple", "wedding"],
  ["anniversary gift for my wife", "anniversary"],
  ["graduation gift for my nephew, he is 22", "graduation", "college grad"],
  ["retirement gift for a coworker", "retirement"],
  ["gift for a nurse", "nurse", "nursing"],
  ["thank you gift for a teacher", "teacher"],
  ["gift for my bridesmaids", "bridesmaid"],
  ["gift for a mechanic", "mechanic"],
  ["gag gift for a friend who loves pranks, he's 40", "prank", "joke", "gag"],
  ["get well soon gift for my aunt", "get well"],
];

export function topicsOf(likings: readonly Liking[], children: readonly ChildsWish[], others: readonly OtherWish[]): Topic[] {
  return [
    ...likings.map(([said, ...words], place): Topic => {
      const sentence = SENTENCES[place % SENTENCES.length] as (typeof SENTENCES)[number];
      return { text: sentence(said), words, age: ADULT, isLiking: true };
    }),
    ...children.map(([text, age, ...words]): Topic => ({ text, words, age, isLiking: false })),
    ...others.map(([text, ...words]): Topic => ({ text, words, age: ADULT, isLiking: false })),
  ];
}

export const TOPICS: readonly Topic[] = topicsOf(LIKINGS, CHILDREN, OTHERS);
