import { getRequestListener } from "@hono/node-server";
import { bodyOf } from "#app/access.ts";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { checkSettings, createBuiltApp, JOBS, startUp } from "./built-app.ts";
import { answerCachedPages } from "./cached-page-listener.ts";
import { listen, signalToStop, stopOnSignal } from "./listen.ts";
import { startServices } from "./services.ts";

const stopping = signalToStop();

async function main(): Promise<void> {
  const settings = config();
  checkSettings();
  const services = await startServices(settings, JOBS, stopping);
  try {
    const { hono, pages, accessOf } = createBuiltApp({ config: settings, ...services.forApp, clientFolder: "build/client" });
    const notes = await startUp();
    const { server } = await listen(answerCachedPages(pages, getRequestListener(hono.fetch)), {
      port: settings.port,
      host: settings.host,
      timeOf: (pathname) => bodyOf(accessOf(pathname)),
    });
    stopOnSignal(stopping, server, services);
    for (const line of [`${settings.siteName} is ready: ${settings.siteUrl}`, ...notes]) process.stdout.write(`${line}\n`);
  } catch (error) {
    await services.stop();
    throw error;
  }
  services.workInBackground();
}

main().catch((error: unknown) => {
  // A start that was told to stop has stopped everything.
  if (stopping.aborted) process.exit(0);
  // What the operator has to mend is one line without a stack.
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else log.fatal({ err: error }, "the server could not start");
  process.exit(1);
});
