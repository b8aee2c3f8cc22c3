import { inject } from "vitest";

/** Throws in one line unless the built site is made of the sources as they are: its tests would pass or fail for what is no longer there. */
export function refuseStaleBuild(): void {
  const reason = inject("staleBuild");
  if (reason === null) return;
  const refusal = new Error(reason);
  delete refusal.stack;
  throw refusal;
}
