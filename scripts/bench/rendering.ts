import { spawnSync } from "node:child_process";

export interface RenderFigures {
  cpuMsMedian: number;
  cpuMsP95: number;
  wallMsMedian: number;
  bytes: number;
}

function quantile(values: number[], q: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * q)] as number;
}

/**
 * Renders a page 300 times with nothing kept, in a process of its own; `cookie` is its reader's. CPU is that of the web server,
 * PostgreSQL's apart.
 */
export function measureRendering(path: string, databaseUrl: string, dataDir: string, cookie = ""): RenderFigures {
  const child = spawnSync(process.execPath, ["scripts/bench/render-process.ts"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
    maxBuffer: 1 << 24,
    env: {
      ...process.env,
      NODE_ENV: "production",
      LOG_LEVEL: "error",
      BENCH_PATH: path,
      BENCH_DATABASE_URL: databaseUrl,
      BENCH_COOKIE: cookie,
      DATA_DIR: dataDir,
    },
  });
  if (child.status !== 0) throw new Error(`Rendering ${path} failed`);
  const { cpuMs, wallMs, bytes } = JSON.parse(child.stdout) as { cpuMs: number[]; wallMs: number[]; bytes: number };
  return { cpuMsMedian: quantile(cpuMs, 0.5), cpuMsP95: quantile(cpuMs, 0.95), wallMsMedian: quantile(wallMs, 0.5), bytes };
}
