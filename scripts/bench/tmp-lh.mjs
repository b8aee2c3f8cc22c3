import lighthouse from "lighthouse";
import { spawn } from "node:child_process";
const b = spawn(
  "/usr/bin/chromium",
  ["--headless=new", "--remote-debugging-port=43999", "--user-data-dir=/tmp/lhprof", "--no-first-run", "--no-sandbox"],
  { stdio: "ignore" },
);
await new Promise((r) => setTimeout(r, 3000));
for (const p of process.argv.slice(3)) {
  const run = await lighthouse(process.argv[2] + p, { port: 43999, logLevel: "silent", onlyCategories: ["performance"] });
  const a = run.lhr.audits;
  const m = a.metrics.details.items[0];
  console.log(p, Math.round(run.lhr.categories.performance.score * 100), "bench", run.lhr.environment.benchmarkIndex, {
    fcp: m.firstContentfulPaint,
    lcp: m.largestContentfulPaint,
    tbt: m.totalBlockingTime,
    si: m.speedIndex,
    cls: m.cumulativeLayoutShift,
    obsFcp: m.observedFirstContentfulPaint,
    obsLcp: m.observedLargestContentfulPaint,
  });
  const el = a["lcp-breakdown-insight"]?.details?.items;
  console.log(JSON.stringify(el)?.slice(0, 600));
  const n = a["network-requests"].details.items.map((i) =>
    [
      i.url.replace(/^.*\//, "").slice(0, 40),
      i.transferSize,
      i.priority,
      Math.round(i.networkRequestTime),
      Math.round(i.networkEndTime),
    ].join(" "),
  );
  console.log(n.join("\n"));
  console.log(JSON.stringify(a["mainthread-work-breakdown"].details.items.map((i) => [i.group, Math.round(i.duration)])));
  console.log(
    JSON.stringify(a["long-tasks"]?.details.items.map((i) => [i.url.slice(-40), Math.round(i.duration), Math.round(i.startTime)])),
  );
}
b.kill();
