// Checks whether the server of this machine is alive, for containers and others that have no curl: node scripts/check-health.ts
// Exits with 0 when it is, 1 when it is not. It imports nothing of the project, since it runs every few seconds.
import { env } from "node:process";

const TIMEOUT_MS = 4000;

const isAlive = await fetch(`http://127.0.0.1:${env.PORT || 3000}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isAlive ? 0 : 1;
