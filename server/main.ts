import { getRequestListener } from "@hono/node-server";
import { bodyOf } from "#app/access.ts";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { NewerDatabaseError } from "#app/platform/db/migrate.server.ts";
import { log } from "#app/platform/log.server.ts";
import { createBuiltApp, JOBS, startUp } from "./built-app.ts";
import { answerCachedPages } from "./cached-page-listener.ts";
import { listen, stopOnSignal } from "./listen.ts";
import { startServices } from "./services.ts";

async function main(): Promise<void> {
  const settings = config();
  const services = await startServices(settings, JOBS);
  const { hono, pages, accessOf } = createBuiltApp({ config: settings, ...services.forApp, clientFolder: "build/client" });
  const { server } = await listen(answerCachedPages(pages, getRequestListener(hono.fetch)), {
    port: settings.port,
    host: settings.host,
    timeOf: (pathname) => bodyOf(accessOf(pathname)),
  });
  stopOnSignal(server, services);
  process.stdout.write(`${settings.siteName} is ready: ${settings.siteUrl}\n`);
  for (const line of await startUp()) process.stdout.write(`${line}\n`);
  services.workInBackground();
}

main().catch((error: unknown) => {
  // The operator has to fix a wrong setting or a database that needs another release, so they get one line without a stack.
  if (error instanceof ConfigError || error instanceof NewerDatabaseError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "the server could not start");
  process.exit(1);
});
