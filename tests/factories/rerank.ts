import { afterAll, beforeAll, beforeEach } from "vitest";
import { CURRENCY } from "#app/platform/money.ts";
import { createLanguageModel } from "#app/platform/ai/language-model.server.ts";
import { readGift } from "#app/features/finder/read/read-gift.ts";
import { rerankResult, streamRerank } from "#app/features/finder/model/rerank.server.ts";
import type { Findings, RerankRequest } from "#app/features/finder/model/rerank-types.ts";
import type { FoundGift, GiftProfile } from "#app/features/finder/types.ts";
import { briefOf, giftProfile, read } from "#tests/factories/finder.ts";
import { type Behaviour, type FakeLanguageModel, startLanguageModel } from "#tests/fakes/language-model.ts";

/** The exports of this file are a shopper's search and the gifts found for it, for a fake model to re-rank. */

export const TODAY = "2026-11-21";
export const TEXT = "For my mom Wilhelmina, who loves gardening and is forever at her wheel throwing pots, under $50";

export const gift = (name: string, given: Partial<GiftProfile> = {}) =>
  giftProfile({ name, description: `${name} for a gardener.`, tags: { interest: ["gardening"], recipient: ["mom"] }, ...given });
export const trowel = gift("Forged garden trowel", { priceCents: 3200 });
export const seeds = gift("Box of wildflower seeds", { priceCents: 1500 });
export const apron = gift("Canvas garden apron", { priceCents: 2800 });
export const clay = gift("Pottery tool roll", {
  priceCents: 4100,
  description: "Ribs, loops and needles for the potter's wheel.",
  tags: { interest: ["pottery-ceramics"] },
});
export const tooDear = gift("Copper watering can", { priceCents: 8800 });
export const soldOut = gift("Garden fork", { inStock: false });

export const localReason = ({ name }: GiftProfile) => `Local words for ${name}.`;
export const foundOf = (...profiles: GiftProfile[]): FoundGift[] =>
  profiles.map((profile, place) => {
    const { id, name, priceCents, currency } = profile;
    const reasons = [localReason(profile)];
    return { id, name, priceCents, currency, score: 0.9 - place / 10, isOnTopic: true, reasons, caveats: [], reading: readGift(profile) };
  });
/** What a search says that has found these. */
export const findingsOf = (...profiles: GiftProfile[]): Findings => {
  const found = foundOf(...profiles);
  return {
    found,
    offer: found,
    about: {
      ...{ exhausted: [], judged: [], loosenings: [] },
      ...{ understood: true, notFound: [], missingLikings: [], hidden: [], hasNearest: false, isPopular: false },
    },
  };
};
export const brief = briefOf({
  text: TEXT,
  person: read("mom", "my mom"),
  interests: [read("gardening", "loves gardening")],
  budget: read({ minCents: null, maxCents: 5000, targetCents: null, currency: CURRENCY }, "under $50"),
});

interface GiftAdviser {
  fake: FakeLanguageModel;
  request(given?: Partial<RerankRequest>): RerankRequest;
  /** Returns a model with this behavior that has never been asked before. */
  meet(behaviour: Behaviour): ReturnType<typeof createLanguageModel>;
  /** Returns the re-ranked result of a model with this behavior that has never been asked before. */
  rerank(behaviour: Behaviour, given?: Partial<RerankRequest>, withinMs?: number): ReturnType<typeof rerankResult>;
  /** Returns all steps on the way to that result. */
  steps(behaviour: Behaviour, given?: Partial<RerankRequest>, withinMs?: number): Promise<Awaited<ReturnType<typeof takeSteps>>>;
}

const takeSteps = (...asked: Parameters<typeof streamRerank>) => Array.fromAsync(streamRerank(...asked));

/** Starts a fake model for the test file, which needs a test database too. */
export function useGiftAdviser(): GiftAdviser {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await startLanguageModel();
    adviser.fake = fake;
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.requests.length = 0;
    fake.abandoned = 0;
  });

  function meet(behaviour: Behaviour) {
    fake.behave(behaviour);
    return createLanguageModel({ provider: "openai-compatible", model: "fake", apiKey: "key", baseUrl: fake.url, dailyTokens: 1_000_000 });
  }
  const adviser = {
    request(given = {}) {
      return { text: TEXT, brief, found: foundOf(trowel, seeds, apron), signal: new AbortController().signal, today: TODAY, ...given };
    },
    meet,
    rerank: (behaviour, given, withinMs) => rerankResult(adviser.request(given), meet(behaviour), withinMs),
    steps: (behaviour, given, withinMs) => takeSteps(adviser.request(given), meet(behaviour), withinMs),
  } as GiftAdviser;
  return adviser;
}

export const GARDEN_REASONS = {
  "Canvas garden apron": "A canvas apron for when she is out gardening.",
  "Box of wildflower seeds": "A meadow of wildflower seeds for a mom who loves gardening.",
  "Forged garden trowel": "A forged trowel for the hours she spends gardening.",
};
