import { useState } from "react";
import { useRevalidator } from "react-router";
import { cutText, toLine } from "#app/platform/text.ts";
import { streamJson } from "#app/ui/client/stream-json.ts";
import type { Trouble } from "#app/ui/client/trouble.ts";
import { MAX_NAME } from "../../gift-lines.ts";
import { labelColumn } from "../../import-columns.ts";
import { importStep } from "../answers.ts";
import type { FoundProduct } from "../found-product.ts";
import type { PastedGifts } from "../pasted-gifts.ts";
import { findDoublesOf, type LinkReading, type PastedLink } from "./use-link-reading.ts";

type Row = PastedLink & { product: FoundProduct };
export interface LinkSaving {
  phase: "idle" | "saving" | "saved" | "failed";
  saved: number;
  refused: number;
  foreignTags: string | null;
  failure: string | null;
  needsSignIn: boolean;
}

const NOTHING: LinkSaving = { phase: "idle", saved: 0, refused: 0, foreignTags: null, failure: null, needsSignIn: false };
const BROKEN_OFF = "The connection was lost. Save again; what was saved until then will be left out.";
const NOT_SAVED = "The gifts couldn’t be saved. Nothing was changed.";
const NOW_THERE = "Some of these are already in the shop and were left out. Please look over the rest and save again.";

function toGift({ product }: Row): PastedGifts["gifts"][number] {
  const { name, description, priceCents, currency, image, affiliateUrl, brand, inStock, source } = product;
  // The form cuts a name in the same way.
  return {
    name: cutText(toLine(name), MAX_NAME),
    description,
    priceCents,
    currency,
    image,
    affiliateUrl,
    brand,
    inStock,
    isFromStoreApi: source === "api",
  };
}

/** Saves the chosen products as gifts, in one import. */
export function useLinkSaving({ change }: LinkReading) {
  const [saving, setSaving] = useState<LinkSaving>(NOTHING);
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const { revalidate } = useRevalidator();

  /**
   * After a broken connection nobody knows whether the gifts were saved; those that the shop has by now are no longer chosen. Returns what
   * is to be said of that, or null where there is nothing of it to say.
   */
  async function leaveOutSaved(rows: readonly Row[]): Promise<string | null> {
    let isAny = false;
    for (const { link, product } of rows) {
      const doubles = await findDoublesOf(product);
      if (doubles === null) return BROKEN_OFF;
      if (!doubles.some(({ hasSameLink }) => hasSameLink)) continue;
      isAny = true;
      change(link, { doubles, isChosen: false });
    }
    setMayBeSaved(false);
    if (!isAny) return null;
    await revalidate();
    return NOW_THERE;
  }

  async function save(rows: readonly Row[], state: PastedGifts["state"]) {
    setSaving({ ...NOTHING, phase: "saving" });
    const failure = mayBeSaved ? await leaveOutSaved(rows) : null;
    if (failure !== null) return setSaving({ ...NOTHING, phase: "failed", failure });
    const fail = ({ kind, message, title }: Trouble) => {
      if (kind === "unreachable") setMayBeSaved(true);
      const failure = kind === "unreachable" ? BROKEN_OFF : (message ?? title ?? NOT_SAVED);
      setSaving({ ...NOTHING, phase: "failed", failure, needsSignIn: kind === "signed-out" });
    };
    const body = JSON.stringify({ state, gifts: rows.map(toGift) } satisfies PastedGifts);
    const refusals = new Map<number, string>();
    let isOver = false;
    let isDone = false;
    for await (const { answer, trouble } of streamJson("/admin/gifts/import-links", importStep, {
      body,
      headers: { "content-type": "application/json" },
    })) {
      if (trouble !== null) {
        isOver = true;
        fail(trouble);
      } else if (answer.kind === "reject") {
        const { line, column, reason } = answer.reject;
        refusals.set(line, column === "" ? reason : `${labelColumn(column)}: ${reason}`);
      } else if (answer.kind === "done") {
        isOver = true;
        isDone = true;
        const { created, rejected } = answer.result;
        rows.forEach(({ link }, place) => {
          const fault = refusals.get(place + 1) ?? null;
          change(link, fault === null ? { state: "saved", isChosen: false } : { fault, isChosen: false });
        });
        setSaving({ ...NOTHING, phase: "saved", saved: created, refused: rejected, foreignTags: answer.foreignTags });
      }
    }
    if (!isOver) {
      setMayBeSaved(true);
      setSaving({ ...NOTHING, phase: "failed", failure: BROKEN_OFF });
    }
    // Who is signed out, or has no connection, would be led away from what was read.
    if (isDone) await revalidate();
  }

  return { saving, save, reset: () => setSaving(NOTHING) };
}
