import { CURRENCY, formatShortMoney, fromDollars } from "#app/platform/money.ts";
import { BULK_FIELDS, type BulkDeed } from "./bulk-changes.ts";
import { GIFT_FIELD_NAMES } from "./gift-form-values.ts";
import type { GiftFormOptions } from "./opened-gift.ts";

const labelOf = (key: string) => BULK_FIELDS.find((field) => field.key === key)?.label ?? key;
const HOW = { add: "added", remove: "removed", replace: "set to" } as const;

function describeField({ field: key, value }: Extract<BulkDeed, { kind: "field" }>): string {
  const field = BULK_FIELDS.find((candidate) => candidate.key === key);
  const text = value.trim();
  if (field?.kind === "yes-no") return `${labelOf(key)}: ${text === "true" ? "yes" : "no"}`;
  const shown = field?.kind === "choice" ? (field.choices[text] ?? text) : text;
  return shown === "" ? `${labelOf(key)} cleared` : `${labelOf(key)}: ${shown}`;
}

/** Returns in a few words what a bulk change does, such as "Price up by 10%" or "Themes added: Cozy". */
export function describeBulkChange(deed: BulkDeed, options: GiftFormOptions["categories"]): string {
  switch (deed.kind) {
    case "field":
      return describeField(deed);
    case "price": {
      const size = deed.step.replace(/^[+-]/, "");
      const shown = deed.by === "percent" ? `${size}%` : formatShortMoney(fromDollars(Number(size)), CURRENCY);
      return `Price ${deed.step.startsWith("-") ? "down" : "up"} by ${shown}`;
    }
    case "words":
      return `${GIFT_FIELD_NAMES[deed.field]}: “${deed.find}” replaced with “${deed.put}”`;
    case "categories": {
      const names = deed.ids.map((id) => options[deed.taxonomy].find((option) => option.id === id)?.name ?? "a deleted value");
      return `${GIFT_FIELD_NAMES[deed.taxonomy]} ${HOW[deed.how]}: ${names.length === 0 ? "none" : names.join(", ")}`;
    }
    case "delete":
      return "Deleted";
  }
}
