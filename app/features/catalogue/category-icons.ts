/** The site's tints, by the names of their design tokens. */
export const CATEGORY_TINTS = ["blush", "sage", "butter", "sky", "lilac"] as const;
export type CategoryTint = (typeof CATEGORY_TINTS)[number];

export const DEFAULT_CATEGORY_ICON = "🎁";

/**
 * Each entry maps words of a slug or name to an icon. The first entry with a matching word wins, so narrower words stand before wider ones.
 */
export const CATEGORY_ICONS: readonly (readonly [keywords: readonly string[], icon: string])[] = [
  [["christmas", "xmas"], "🎄"],
  [["hanukkah", "chanukah"], "🕎"],
  [["diwali"], "🪔"],
  [["halloween"], "🎃"],
  [["easter"], "🐣"],
  [["thanksgiving"], "🦃"],
  [["valentine", "love", "romantic", "romance", "anniversary"], "💘"],
  [["birthday"], "🎂"],
  [["wedding", "engagement", "bride", "groom", "jewelry"], "💍"],
  [["baby", "newborn"], "🍼"],
  [["housewarming", "home", "house", "neighbor"], "🏡"],
  [["graduation", "graduate", "college", "student"], "🎓"],
  [["retirement", "beach", "summer", "coastal"], "🏖️"],
  [["thank", "thanks"], "💐"],
  [["grandmother", "grandma"], "👵"],
  [["grandfather", "grandpa"], "👴"],
  [["mom", "mother", "mum", "wife", "girlfriend"], "🌷"],
  [["dad", "father", "husband", "boyfriend"], "🧔"],
  [["sister", "daughter", "girl"], "👧"],
  [["brother", "son", "boy"], "👦"],
  [["friend", "couple"], "🤝"],
  [["boss", "coworker", "colleague", "office", "job", "work"], "💼"],
  [["teacher", "school"], "🍎"],
  [["kid", "child", "children", "toddler", "toy"], "🧸"],
  [["teen", "teenager", "music", "movie"], "🎧"],
  [["pet", "cat", "dog", "animal"], "🐾"],
  [["coffee", "tea"], "☕"],
  [["cooking", "cook", "kitchen", "baking", "food", "gourmet"], "🍳"],
  [["wine", "cocktail", "drink"], "🍷"],
  [["garden", "gardening", "plant", "houseplant", "nature"], "🌱"],
  [["book", "reading", "writing", "stationery"], "📚"],
  [["art", "craft", "drawing", "painting", "handmade", "creative"], "🎨"],
  [["photo", "photography", "camera"], "📷"],
  [["game", "gaming", "puzzle"], "🎲"],
  [["tech", "gadget", "science"], "💡"],
  [["astronomy", "space", "star", "celestial"], "🔭"],
  [["fitness", "sport", "sports", "running", "golf", "ball"], "⚽"],
  [["hiking", "camping", "outdoors", "adventure"], "🏕️"],
  [["travel"], "🧳"],
  [["fashion", "style", "accessories"], "👜"],
  [["beauty", "skincare", "wellness", "yoga", "spa"], "🧴"],
  [["eco", "recycled", "organic", "vegan", "sustainability", "reusable"], "🌿"],
  [["winter"], "❄️"],
];
