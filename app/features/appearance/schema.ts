import { z } from "zod";
import { lookSchema } from "#app/features/look/schema.ts";

/** The number of a version, as the database counts them; 0 is as built. */
export const versionNumber = z.int32().min(0);

/** What the editor sends. The look is checked by itself, so that each fault can be said beside its field. */
export const lookChangeSchema = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("save"), basedOn: versionNumber, look: z.record(z.string(), z.unknown()) }),
  z.strictObject({ intent: z.literal("restore"), basedOn: versionNumber, version: versionNumber }),
]);

/** What the editor of the season sends; the season is checked by itself. */
export const seasonChangeSchema = z.strictObject({ basedOn: versionNumber, season: z.record(z.string(), z.unknown()) });

const embedded = z.strictObject({ data: z.base64().max(700_000) }).nullable();

/** A file with a look: its pictures are in it, so that another site can show them. */
export const lookFileSchema = z.strictObject({
  format: z.literal("presently-look"),
  version: z.literal(1),
  look: lookSchema.omit({ logo: true, icon: true }),
  logo: embedded,
  icon: embedded,
});
export type LookFile = z.output<typeof lookFileSchema>;
