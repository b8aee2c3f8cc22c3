// Asks the server of this machine whether it lives, for containers and others who have no curl: node scripts/check-health.ts
// Ends with 0 when it does, 1 when it does not. Imports nothing of ours, since it runs every few seconds.
import { env } from "node:process";

const TIMEOUT_MS = 4000;

const isAlive = await fetch(`http://127.0.0.1:${env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
