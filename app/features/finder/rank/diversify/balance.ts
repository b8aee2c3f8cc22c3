/** The topics that a brief names, and how well a gift fits each of them (0 to 1). */
export interface Topics<Gift> {
  /** The weight of each topic, by its id. */
  weights: ReadonlyMap<string, number>;
  fitsOf: (gift: Gift) => ReadonlyMap<string, number>;
}

/** A gift counts as one for a topic from this fit on. */
const IS_FOR = 0.45;

/** The seats that the topics of a brief have among the gifts shown so far. */
export interface Balance {
  /** Sets the topics of which gifts are left to show; the others claim nothing. */
  setAvailable: (topics: Iterable<string>) => void;
  /** Returns how much the topics of a gift are owed the next place, 0 to 1: 1 for a gift of the topic that is owed it most. */
  claimOf: (fits: ReadonlyMap<string, number>) => number;
  /** Records that a gift with these fits is shown: its topics take a seat together. */
  seat: (fits: ReadonlyMap<string, number>) => void;
}

/**
 * Shares out places among topics as seats among parties (the highest quotient of Sainte-Laguë, as PM-2 of Dang and Croft, 2012, ranks by),
 * so that each of several likings is met from the first gifts on and none crowds out another.
 */
export function createBalance(weights: ReadonlyMap<string, number>): Balance {
  const seats = new Map<string, number>();
  let available: string[] = [];
  let highest = 0;
  const quotientOf = (topic: string) => (weights.get(topic) ?? 0) / (2 * (seats.get(topic) ?? 0) + 1);
  const weigh = () => {
    highest = Math.max(0, ...available.map(quotientOf));
  };
  return {
    setAvailable: (topics) => {
      available = [...topics];
      weigh();
    },
    claimOf: (fits) => {
      if (highest === 0) return 1;
      let most = 0;
      for (const [topic, fit] of fits) if (isFor(fit)) most = Math.max(most, quotientOf(topic) / highest);
      return Math.min(1, most);
    },
    seat: (fits) => {
      const met = [...fits].filter(([, fit]) => isFor(fit));
      const sum = met.reduce((total, [, fit]) => total + fit, 0);
      for (const [topic, fit] of met) seats.set(topic, (seats.get(topic) ?? 0) + fit / sum);
      weigh();
    },
  };
}

export function isFor(fit: number): boolean {
  return fit >= IS_FOR;
}
