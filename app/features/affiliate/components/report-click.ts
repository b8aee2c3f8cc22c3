import type { z } from "zod";
import { reportJson } from "#app/ui/client/send-json.ts";
import type { clickSchema } from "../schema.ts";

/** Reports a click on a store link to the server without delaying the navigation; the answer is ignored. */
export function reportClick(click: z.input<typeof clickSchema>): void {
  reportJson("/clicks", click);
}
