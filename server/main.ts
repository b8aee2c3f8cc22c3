import { setFlagsFromString } from "node:v8";
import { getRequestListener } from "@hono/node-server";
import { bodyOf } from "#app/access.ts";
import { ConfigError, config } from "#app/platform/config.server.ts";
import { log } from "#app/platform/log.server.ts";
import { checkSettings, createBuiltApp, JOBS, startUp } from "./built-app.ts";
import { answerCachedPages } from "./cached-page-listener.ts";
import { storeAssets } from "./stored-assets.ts";
import { listen, signalToStop, stopOnSignal } from "./listen.ts";
import { startServices } from "./services.ts";

// Between two full collections the heap grows by four tenths of what it holds. By default it may double and more (0063).
setFlagsFromString("--heap-growing-percent=40");

const CLIENT = "build/client";
const stopping = signalToStop();

/** Returns the folders of what the site serves as files: the build's own, and those of the releases before where they are kept. */
function listClientFolders(assetsDir: string | null): string[] {
  if (assetsDir === null) return [CLIENT];
  try {
    return [CLIENT, ...storeAssets(CLIENT, assetsDir)];
  } catch (error) {
    // A full disk must not keep the site from serving.
    log.warn({ err: error }, "scripts and styles of other releases can't be kept in ASSETS_DIR");
    return [CLIENT];
  }
}

async function main(): Promise<void> {
  const settings = config();
  checkSettings();
  const services = await startServices(settings, JOBS, stopping);
  try {
    const clientFolders = listClientFolders(settings.assetsDir);
    const { hono, pages, accessOf } = createBuiltApp({ config: settings, ...services.forApp, clientFolders });
    const notes = await startUp();
    const listening = await listen(answerCachedPages(pages, settings, getRequestListener(hono.fetch)), {
      port: settings.port,
      host: settings.host,
      timeOf: (pathname) => bodyOf(accessOf(pathname)),
    });
    stopOnSignal(stopping, listening, services);
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
