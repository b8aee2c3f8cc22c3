import type { z } from "zod";
import type { clickSchema } from "../schema.ts";

/** Reports a click on a store link to the server without delaying the navigation; the answer is ignored. */
export function reportClick(click: z.input<typeof clickSchema>): void {
  const body = JSON.stringify(click);
  if (navigator.sendBeacon?.("/clicks", body)) return;
  fetch("/clicks", { method: "POST", body, keepalive: true }).catch(() => undefined);
}
