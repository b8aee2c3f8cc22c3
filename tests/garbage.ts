import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects the garbage of this process, which does so by itself only when it needs memory. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}
