import { createServer as createHttpServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { createServer } from "vite";

type Modules = {
  config: typeof import("#app/platform/config.server.ts");
  services: typeof import("#server/services.ts");
  builtApp: typeof import("#server/built-app.ts");
};

const http = createHttpServer();
const vite = await createServer({ appType: "custom", server: { middlewareMode: true, ws: { server: http } } });
const load = <Name extends keyof Modules>(file: string) => vite.ssrLoadModule(file) as Promise<Modules[Name]>;

const settings = (await load<"config">("/app/platform/config.server.ts")).config();
const { JOBS, startUp } = await load<"builtApp">("/server/built-app.ts");
const services = await (await load<"services">("/server/services.ts")).startServices(settings, JOBS);

http.on("request", (request, response) => {
  vite.middlewares(request, response, async () => {
    // The app is loaded for each request, so that a saved file takes effect immediately; the page cache is emptied for the same reason.
    const { createBuiltApp } = await load<"builtApp">("/server/built-app.ts");
    services.forApp.pageCache.dropAll();
    const { hono } = createBuiltApp({ config: settings, ...services.forApp });
    await getRequestListener(hono.fetch)(request, response);
  });
});
http.listen(settings.port, settings.host, async () => {
  console.log(`Developing on ${settings.siteUrl}`);
  for (const line of await startUp()) console.log(line);
  services.workInBackground();
});

async function stop(): Promise<void> {
  http.closeAllConnections();
  await vite.close();
  await services.stop();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
