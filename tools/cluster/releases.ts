import { setTimeout as sleep } from "node:timers/promises";
import { assetsOf } from "#tests/other-build.ts";
import type { SiteProcess } from "../crash/site-process.ts";
import { startSingleProxy } from "./balancer.ts";
import type { Machines } from "./machines.ts";
import { describeTraffic, isUnharmed, underTraffic } from "./outages.ts";
import { ask, describeViews, startViewing } from "./page-views.ts";
import type { Finding } from "./sharing.ts";

const BETWEEN_RESTARTS_MS = 3000;
const WARM_UP_MS = 2000;

async function restartIn(server: SiteProcess, folder?: string): Promise<void> {
  await server.stop();
  server.start(folder);
  await server.untilReady();
}

/** Replaces the servers by ones of another release, one after the other, under page views, reads and writes; both serve side by side meanwhile. */
export async function replaceRelease(machines: Machines): Promise<Finding[]> {
  const { url, servers, otherRelease } = machines;
  const openPage = assetsOf((await ask(url))[1]);
  const viewing = startViewing(url);
  const traffic = await underTraffic(machines, async () => {
    for (const server of servers) {
      await restartIn(server, otherRelease);
      await sleep(BETWEEN_RESTARTS_MS);
    }
  });
  const figures = await viewing.stop();
  const newPage = assetsOf((await ask(url))[1]);
  const answers = await Promise.all(openPage.map((asset) => ask(url + asset)));
  const found = answers.filter(([outcome]) => outcome === "200").length;
  return [
    { what: "the other release has other files", isSo: newPage.length > 0 && newPage.every((asset) => !openPage.includes(asset)) },
    { what: "two releases side by side lose no page view and no file", isSo: figures.lost.size === 0, measured: describeViews(figures) },
    {
      what: "and fail no request",
      isSo: isUnharmed(traffic),
      measured: describeTraffic(traffic),
    },
    {
      what: "a page that was opened before finds its files afterwards",
      isSo: openPage.length > 0 && found === openPage.length,
      measured: `${found} of ${openPage.length}`,
    },
  ];
}

/** Updates a site of one server behind Caddy, which holds requests back for the restart. */
export async function updateBehindCaddy({ servers, otherRelease }: Machines, folder: string, port: number): Promise<Finding> {
  const server = servers[0] as SiteProcess;
  await restartIn(server);
  const caddy = await startSingleProxy(folder, port, new URL(server.url).host);
  const viewing = startViewing(`http://127.0.0.1:${port}`);
  await sleep(WARM_UP_MS);
  await restartIn(server, otherRelease);
  await sleep(WARM_UP_MS);
  const figures = await viewing.stop();
  await caddy.stop();
  return {
    what: "an update of one server behind Caddy loses no page view and no file",
    isSo: figures.lost.size === 0,
    measured: describeViews(figures),
  };
}
