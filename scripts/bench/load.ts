import autocannon from "autocannon";

export interface LoadFigures {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  failures: number;
}

/** Asks for one address over 16 connections for `seconds`, as a browser that takes brotli. */
export async function putLoadOn(url: string, seconds: number): Promise<LoadFigures> {
  const result = await autocannon({ url, connections: 16, duration: seconds, headers: { "accept-encoding": "br" } });
  return {
    requestsPerSecond: result.requests.average,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.errors + result.timeouts + result.non2xx,
  };
}
