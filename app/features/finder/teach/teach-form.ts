import { z } from "zod";
import { OTHER_CLAIMS, ROUND, STEPS } from "./steps.ts";

const ADDRESS = "/admin/teach";

/** Where somebody is in a round of gifts. */
export interface Round {
  gifts: readonly string[];
  /** The place of the gift that is asked about; the number of gifts at the end. */
  at: number;
  /** The batch of the answers just given, which can be undone. */
  undo: string | null;
}

const roundSchema = z.object({
  gifts: z.array(z.guid()).min(1).max(ROUND),
  at: z.coerce.number().int().min(0).max(ROUND).catch(0),
  undo: z.guid().nullable().catch(null),
});

/** Reads a round from an address; null where it has none that can be read. */
export function parseRound(query: URLSearchParams): Round | null {
  const parsed = roundSchema.safeParse({
    gifts: query.get("gifts")?.split(".") ?? [],
    at: query.get("at") ?? 0,
    undo: query.get("undo"),
  });
  return parsed.success ? { ...parsed.data, at: Math.min(parsed.data.at, parsed.data.gifts.length) } : null;
}

/** Returns the address at which a round goes on. */
export function roundAddress({ gifts, at, undo }: Round): string {
  // Ids and dots need no escaping.
  return `${ADDRESS}?gifts=${gifts.join(".")}&at=${at}${undo === null ? "" : `&undo=${undo}`}`;
}

const MOST_CATEGORIES = 400;
const step = z.enum(STEPS);

/** What the screen sends: the start of a round, what somebody says of a gift, or that the last answers are taken back. */
export const teachFormSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("start") }),
  z.strictObject({ intent: z.literal("undo") }),
  z.strictObject({
    intent: z.literal("answer"),
    giftId: z.guid(),
    categories: z.array(z.strictObject({ id: z.guid(), step })).max(MOST_CATEGORIES),
    claims: z.array(z.strictObject({ kind: z.enum(OTHER_CLAIMS), step })).max(OTHER_CLAIMS.length),
  }),
]);

/** The names of the fields: a radio button's before the id of its category or the kind of its claim, and that of what is added as "very". */
export const CATEGORY_FIELD = "category ";
export const CLAIM_FIELD = "claim ";
export const ADDED_FIELD = "added";

/** Reads the fields of a form for `teachFormSchema`, which refuses those that the screen does not have. */
export function readTeachFields(fields: URLSearchParams): unknown {
  const intent = fields.get("intent");
  if (intent !== "answer") return Object.fromEntries(fields);
  const others = [...fields.keys()].filter((name) => !["intent", "giftId", ADDED_FIELD].includes(name));
  const named = (prefix: string) =>
    others.filter((name) => name.startsWith(prefix)).map((name) => [name.slice(prefix.length), fields.get(name)] as const);
  const unknown = others.filter((name) => !name.startsWith(CATEGORY_FIELD) && !name.startsWith(CLAIM_FIELD));
  return {
    intent,
    giftId: fields.get("giftId"),
    categories: [
      ...named(CATEGORY_FIELD).map(([id, said]) => ({ id, step: said })),
      ...fields.getAll(ADDED_FIELD).map((id) => ({ id, step: "very" })),
    ],
    claims: named(CLAIM_FIELD).map(([kind, said]) => ({ kind, step: said })),
    ...Object.fromEntries(unknown.map((name) => [name, fields.get(name)])),
  };
}
