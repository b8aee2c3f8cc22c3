import { setTimeout as sleep } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { assetsOf } from "../other-build.ts";

/**
 * Asks for `url` as a proxy that tries again does: a server that is not there is waited for, any answer of one counts.
 */
async function ask(url: string): Promise<Response> {
  for (;;) {
    try {
      return await fetch(url, { headers: { connection: "close" } });
    } catch (error) {
      // A socket that closes resets who had not been let in yet, while they connect or once they have asked.
      const { syscall, code } = (error as Error).cause as NodeJS.ErrnoException;
      if (syscall !== "connect" && code !== "ECONNRESET") throw error;
      await sleep(30);
    }
  }
}

/** Views pages with all of their assets until it is stopped. */
export function viewPages(url: string): { stop(): Promise<{ views: number; assets: Set<string>; lost: string[] }> } {
  const figures = { views: 0, assets: new Set<string>(), lost: [] as string[] };
  let isViewing = true;
  async function view(): Promise<void> {
    for (let turn = 0; isViewing; turn++) {
      const page = ["/", "/search?q=tea", "/blog", "/gift-finder"][turn % 4] as string;
      const answer = await ask(url + page);
      const html = await answer.text();
      figures.views += 1;
      if (!answer.ok) figures.lost.push(`${answer.status} ${page}`);
      for (const asset of assetsOf(html)) {
        figures.assets.add(asset);
        const { status } = await ask(url + asset);
        if (status !== 200) figures.lost.push(`${status} ${asset} of ${page}`);
      }
      await sleep(100);
    }
  }
  const views = [view(), view()];
  // A test that has failed stops viewing too; what broke off is told by stop().
  for (const broken of views) broken.catch(() => undefined);
  onTestFinished(() => {
    isViewing = false;
  });
  return {
    async stop() {
      isViewing = false;
      await Promise.all(views);
      return figures;
    },
  };
}
