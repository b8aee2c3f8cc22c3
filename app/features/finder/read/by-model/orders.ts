import type { ProductText } from "#app/features/catalogue/model-reading/types.ts";

/** Texts that speak to a language model instead of a shopper. */
const ORDERS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,25}\b(?:your|all|any|previous|prior|above|earlier|these)\b.{0,25}\b(?:instructions?|prompts?|guidelines)\b/is,
  /\b(?:system|developer) (?:prompt|message)\b|\bprompt injection\b|<\|?(?:system|im_start|im_end)/i,
  /\b(?:you are|act as|as) (?:an? |the )?(?:ai|language model|llm|assistant|chatbot)\b/i,
  /\b(?:give|assign|set|return|output|answer|rate|score)\b.{0,60}\b(?:weights?|scores?|ratings?)\b.{0,12}\b(?:10|ten|maximum|highest|full)\b/is,
  /\b(?:weights?|scores?) (?:of )?(?:10|ten)\b(?=.{0,40}\b(?:interests?|occasions?|people|everything|every|all|values?)\b)/is,
  /\b(?:begin|end) data\b/i,
];

/** True for texts that give a language model orders. A model is told to heed none, but need not be led into temptation. */
export function givesOrders({ name, about }: Pick<ProductText, "name" | "about">): boolean {
  const text = `${name}\n${about}`.normalize("NFKC").replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
  return ORDERS.some((pattern) => pattern.test(text));
}
