import { spawnSync } from "node:child_process";
import { quantile } from "./load.ts";

export interface RenderFigures {
  cpuMsMedian: number;
  cpuMsP95: number;
  wallMsMedian: number;
  wallMsP95: number;
  /** Size of the page rendered last. */
  bytes: number;
}

/**
 * Renders 300 pages without a cache, the named ones in turn, in a separate process; `cookie` is their reader's. CPU time is that of the web
 * server, without PostgreSQL's.
 */
export function measureRendering(paths: readonly string[], databaseUrl: string, dataDir: string, cookie = ""): RenderFigures {
  const child = spawnSync(process.execPath, ["tools/bench/render-process.ts"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 24,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      BENCH_PATHS: paths.join(" "),
      BENCH_DATABASE_URL: databaseUrl,
      BENCH_COOKIE: cookie,
      DATA_DIR: dataDir,
    },
  });
  if (child.status !== 0) throw new Error(`Rendering ${paths[0]} failed`);
  const { cpuMs, wallMs, bytes } = JSON.parse(child.stdout) as { cpuMs: number[]; wallMs: number[]; bytes: number };
  return {
    cpuMsMedian: quantile(cpuMs, 0.5),
    cpuMsP95: quantile(cpuMs, 0.95),
    wallMsMedian: quantile(wallMs, 0.5),
    wallMsP95: quantile(wallMs, 0.95),
    bytes,
  };
}
