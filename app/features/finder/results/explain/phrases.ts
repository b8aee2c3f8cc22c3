/**
 * All that a reason says besides the words of the brief and of the gift, each in several phrasings. None of it claims anything about a
 * thing: it speaks of the person, of the wish, and of what the shop's own row states.
 */
export const PHRASES = {
  /** `whose` is "her", "his" or "their"; `topic` is what the person likes, `said` the words that stated it. */
  liked: [
    (topic: string, whose: string) => `for ${whose} love of ${topic}`,
    (_topic: string, _whose: string, said: string) => `because you mentioned “${said}”`,
    (topic: string) => `for somebody who likes ${topic}`,
  ],
  guessed: [(topic: string) => `for anybody who is into ${topic}`, (_topic: string, said: string) => `picked because of “${said}”`],
  topics: [
    (one: string, other: string) => `brings ${one} and ${other} together`,
    (one: string, other: string) => `has to do with both ${one} and ${other}`,
    (one: string, other: string) => `for ${one} and ${other} at once`,
  ],
  /** `wider` is what the gift is for, of which the topic is a part. */
  near: [
    (topic: string, wider: string) => `not ${topic} as such, but ${wider}`,
    (topic: string, wider: string) => `${wider}, which is not far from ${topic}`,
  ],
  word: [
    (word: string) => `with the “${word}” you asked for`,
    (word: string) => `has the “${word}” you named`,
    (word: string) => `“${word}” is in its name`,
  ],
  kind: [
    (word: string) => `along the lines of “${word}”`,
    (word: string) => `the kind of thing you meant by “${word}”`,
    (word: string) => `in the spirit of “${word}”`,
  ],
  mentions: [(word: string) => `its description mentions “${word}”`, (word: string) => `“${word}” comes up in its description`],
  trait: [
    (trait: string) => `${trait}, as you wished`,
    (trait: string) => `on the ${trait} side`,
    (trait: string) => `with “${trait}” in mind`,
  ],
  person: [
    (person: string) => `suits ${person}`,
    (person: string) => `a good match for ${person}`,
    (person: string) => `chosen with ${person} in mind`,
  ],
  age: [(age: string) => `right for ${age}`, (age: string) => `made for ${age} too`],
  occasion: [
    (occasion: string) => `right for ${occasion}`,
    (occasion: string) => `good for ${occasion}`,
    (occasion: string) => `something for ${occasion}`,
  ],
  delivery: (days: number) => (days === 1 ? "can be there in a day" : `can be there in ${days} days`),
  /** The lists differ by how much of the budget is spent: little, some, nearly all. */
  wellWithin: [
    (price: string, most: string) => `${price}, well within your ${most}`,
    (price: string, most: string) => `at ${price} it leaves most of your ${most}`,
  ],
  within: [
    (price: string, most: string) => `${price}, within your ${most}`,
    (price: string, most: string) => `${price} out of your ${most}`,
    (price: string, most: string) => `${price}, under your ${most}`,
  ],
  justWithin: [
    (price: string, most: string) => `${price}, just inside your ${most}`,
    (price: string, most: string) => `${price} makes good use of your ${most}`,
  ],
  exact: (price: string) => `${price}, just what you meant to spend`,
  around: [
    (price: string, sum: string) => `${price}, near the ${sum} you had in mind`,
    (price: string, sum: string) => `${price}, and you said around ${sum}`,
  ],
  away: (price: string, sum: string) => `${price}, where you said around ${sum}`,
  price: [(price: string) => `it costs ${price}`, (price: string) => `yours for ${price}`],
  featured: "one of our featured gifts",
  trending: "trending now",
  inStock: "in stock",
} as const;
