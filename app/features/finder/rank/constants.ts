/**
 * The constants of the ranking, fitted on pairs of request and gift that readers have judged; `npm run eval:judge -- ablation` shows what
 * each is worth. Decision 0031 records it.
 */
export interface RankingConstants {
  /** Weights of the parts of a score. */
  topics: number;
  /** Weight of topics where all of them are guesses, derived from a job or a passing word. */
  guessedTopics: number;
  /** Weight of topics where only situations say what is needed. */
  situationTopics: number;
  person: number;
  occasion: number;
  /** Factor for occasions that ask for gifts of a kind. */
  decisiveOccasion: number;
  traits: number;
  price: number;
  quality: number;
  /** Weight of what pleases anybody, where no liking is named and where one is. */
  appeal: number;
  appealBeside: number;
  appealInSituations: number;
  /** How far words alone are believed to tell what pleases anybody. */
  appealByWords: number;
  leans: number;
  liked: number;
  /** Share of the words (BM25) in the fit to a liking; the rest is what the gift was read to be for. */
  wordsShare: number;
  /** The same for a gift that the catalogue's tags call one for the liking. */
  wordsShareTagged: number;
  /** Factor for a liking that is only guessed where another one is stated. */
  assumedBeside: number;
  /** What words lose of which the learnt reader believes nothing, and the share of its own weights where they say more. */
  disbelief: number;
  learntShare: number;
  /**
   * Fit for a person or an occasion of a gift of which nobody has said whom or what it is for, where the learnt reader claims nothing either, and
   * the share of its weight that comes on top.
   */
  unsaid: number;
  learntFit: number;
  /** Weight of the lexicon's words of a liking beside the brief's own. */
  lexiconWords: number;
  /** Weights of a gift for the nearest other interest and for further ones, relative to one for the interest itself. */
  firstBridge: number;
  otherBridge: number;
  /** Share of a situation's needs, where the brief names no liking or thing and where it names one. */
  situation: number;
  situationBeside: number;
  /** Factor for what only words speak for, where the catalogue's tags speak for other gifts. */
  wordsAlone: number;
  /** Value of a single perfect fit, and the share of the remaining gap that each further fit closes. */
  alone: number;
  another: number;
  /** Fit from which a gift is for something that the brief names. */
  onTopic: number;
  /** Penalty for a child's thing where the person is grown up, times its probability. */
  childish: number;
  forAnimals: number;
  forAnother: number;
  /** Factors for what is for a funeral, books of lessons, and what must fit a body, where nobody has asked for them. */
  forMourners: number;
  schoolbook: number;
  sized: number;
  /** Factor for things of a pursuit that nobody has said the person follows. */
  forPractitioners: number;
  /** Factors for a small child's thing for an older one, and what an animal uses. */
  forYounger: number;
  usedByPets: number;
  /** Factor for goods that people buy when they need them. */
  everyday: number;
  /** Least score of a gift that is shown, and its least share of the best one's. */
  leastScore: number;
  leastShare: number;
  /** The least score beyond the `fewest` best gifts: what is less likely to please is left out. */
  likelyScore: number;
  /** The same as a share of the best one's score. */
  likelyShare: number;
  fewest: number;
  /** Least share of the best cheaper gift's score of a gift whose price is near the sum that is named. */
  shareInBand: number;
  /** Number of gifts up to which those that only suit person or occasion follow the others. */
  enough: number;
  /** Share of fit against novelty in the choice of the next gift, and the margin that is owed to another topic. */
  fitShare: number;
  balance: number;
}

export const RANKING: Readonly<RankingConstants> = {
  topics: 7,
  guessedTopics: 4,
  situationTopics: 4,
  person: 1.5,
  occasion: 1.6,
  decisiveOccasion: 3,
  traits: 0.8,
  price: 0.4,
  quality: 0.05,
  appeal: 3,
  appealBeside: 1,
  appealInSituations: 2,
  appealByWords: 0.4,
  leans: 1.6,
  liked: 9,
  wordsShare: 0.35,
  wordsShareTagged: 0.1,
  assumedBeside: 0.6,
  disbelief: 0.3,
  learntShare: 0.7,
  unsaid: 0.25,
  learntFit: 0.8,
  lexiconWords: 0.35,
  firstBridge: 0.7,
  otherBridge: 0.6,
  situation: 0.4,
  situationBeside: 0.35,
  wordsAlone: 0.75,
  alone: 0.8,
  another: 0.65,
  onTopic: 0.35,
  childish: 0.7,
  forAnimals: 0.6,
  forAnother: 0.5,
  forMourners: 0.2,
  schoolbook: 0.4,
  sized: 0.75,
  forPractitioners: 0.8,
  forYounger: 0.5,
  usedByPets: 0.85,
  everyday: 0.7,
  leastScore: 0.1,
  leastShare: 0.3,
  likelyScore: 0.3,
  likelyShare: 0.6,
  fewest: 3,
  shareInBand: 0.7,
  enough: 3,
  fitShare: 0.93,
  balance: 0.05,
};
