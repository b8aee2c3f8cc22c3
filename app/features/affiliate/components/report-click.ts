import type { z } from "zod";
import type { clickSchema } from "../schema.ts";

/** Tells the server of a click on a store link, without keeping the click waiting and without caring for an answer. */
export function reportClick(click: z.input<typeof clickSchema>): void {
  const body = JSON.stringify(click);
  if (navigator.sendBeacon?.("/clicks", body)) return;
  fetch("/clicks", { method: "POST", body, keepalive: true }).catch(() => undefined);
}
