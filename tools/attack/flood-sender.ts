// Sends requests to the site over many connections at once, from one network address, until it is told to stop. It is a thread of its own,
// of low priority, so that it takes no time from the thread that measures.
import { Agent, request } from "node:http";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

/** What the thread is given: requests to send in turn, in which COUNT stands for a number that no other request has. */
export interface FloodOrder {
  siteUrl: string;
  from: string;
  connections: number;
  /** Takes nothing of the answers, and asks again where it was cut off. */
  readsNothing: boolean;
  shots: { method: string; target: string; headers: Record<string, string>; body: Uint8Array | null }[];
}

/** Stands for a number in targets and bodies. */
const COUNT = "0count0";

function sendOne({ siteUrl, from, shots, readsNothing }: FloodOrder, agent: Agent, count: number): Promise<number> {
  const shot = shots[count % shots.length] as FloodOrder["shots"][number];
  const numbered = (text: string) => text.replaceAll(COUNT, String(count));
  const text = shot.body === null ? null : Buffer.from(shot.body);
  const body = text?.includes(COUNT) ? Buffer.from(numbered(text.toString("utf8"))) : text;
  const { hostname, port } = new URL(siteUrl);
  const headers = { ...shot.headers, "x-forwarded-for": from, ...(body === null ? {} : { "content-length": String(body.length) }) };
  return new Promise((resolve) => {
    const sending = request({ hostname, port, agent, method: shot.method, path: numbered(shot.target), headers }, (response) => {
      if (readsNothing) {
        response.pause();
        response.on("close", () => resolve(response.statusCode ?? 0)).on("error", () => undefined);
        return;
      }
      response.resume();
      response.on("end", () => resolve(response.statusCode ?? 0));
      response.on("error", () => resolve(0));
    });
    sending.on("error", () => resolve(0));
    sending.end(body ?? undefined);
  });
}

async function flood(order: FloodOrder): Promise<void> {
  // On Linux this is the priority of this thread alone.
  setPriority(0, 10);
  const agent = new Agent({ keepAlive: true, maxSockets: order.connections });
  const statuses: Record<number, number> = {};
  let isOver = false;
  let count = 0;
  parentPort?.once("message", () => {
    isOver = true;
    agent.destroy();
  });
  /** One that reads nothing is told to stop while it waits. */
  const stopped = new Promise<void>((resolve) => parentPort?.once("message", () => resolve()));
  const worker = async () => {
    while (!isOver) {
      const status = await Promise.race([sendOne(order, agent, count++), stopped.then(() => 0)]);
      if (!isOver) statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: order.connections }, worker));
  parentPort?.postMessage(statuses, []);
}

if (workerData !== null) await flood(workerData as FloodOrder);
