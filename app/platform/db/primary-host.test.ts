import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { PrimaryClient } from "./client.server.ts";
import { isDatabaseAway } from "./database.server.ts";
import { splitHosts } from "./split-hosts.ts";

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve)))));

const message = (type: string, body: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};
const column = Buffer.concat([Buffer.from("isStandby\0"), Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 1, 255, 255, 255, 255, 0, 0])]);
const READY = message("Z", Buffer.from("I"));

/** A host that speaks as much of PostgreSQL's protocol as a look at it needs. */
interface FakeHost {
  port: number;
  /** Returns how many connections were made to it. */
  connections: () => number;
  /** Ends its connections, and takes no more. */
  die: () => void;
}

async function startHost(state: { isStandby: boolean }): Promise<FakeHost> {
  let connections = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    let isStarted = false;
    socket.on("error", () => undefined);
    socket.on("data", (bytes) => {
      if (!isStarted) {
        isStarted = true;
        socket.write(Buffer.concat([message("R", Buffer.from([0, 0, 0, 0])), READY]));
      } else if (bytes.toString("latin1", 0, 1) === "Q") {
        const row = Buffer.from([0, 1, 0, 0, 0, 1, state.isStandby ? 0x74 : 0x66]);
        const description = Buffer.concat([Buffer.from([0, 1]), column]);
        socket.write(Buffer.concat([message("T", description), message("D", row), message("C", Buffer.from("SELECT 1\0")), READY]));
      } else socket.end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: (server.address() as { port: number }).port,
    connections: () => connections,
    die() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

async function connectTo(connectionString: string): Promise<number> {
  const client = new PrimaryClient({ connectionString });
  client.on("error", () => undefined);
  await client.connect();
  const { port } = client;
  await client.end();
  return port;
}

test("libpq's form with several hosts is one address each", () => {
  expect(splitHosts("postgres://u:p%40@a:5432,b:5433/name?target_session_attrs=read-write")).toEqual([
    "postgres://u:p%40@a:5432/name?target_session_attrs=read-write",
    "postgres://u:p%40@b:5433/name?target_session_attrs=read-write",
  ]);
  expect(splitHosts("postgres://u:a,b@host/name?options=-c%20x,y")).toEqual(["postgres://u:a,b@host/name?options=-c%20x,y"]);
});

test("a connection goes to the host that takes writes, and to the other one after a switch-over", async () => {
  const first = { isStandby: false };
  const second = { isStandby: true };
  const [one, two] = [await startHost(first), await startHost(second)];
  const url = (mark: string) => `postgres://u:p@127.0.0.1:${one.port},127.0.0.1:${two.port}/name?application_name=${mark}`;
  expect(await connectTo(url("before"))).toBe(one.port);
  Object.assign(first, { isStandby: true });
  Object.assign(second, { isStandby: false });
  expect(await connectTo(url("after"))).toBe(two.port);
});

test("a host that is away is passed over; with none that takes writes the database counts as away", async () => {
  const standby = await startHost({ isStandby: true });
  const primary = await startHost({ isStandby: false });
  const closed = await startHost({ isStandby: false });
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await connectTo(`postgres://u:p@127.0.0.1:${closed.port},127.0.0.1:${primary.port}/name`)).toBe(primary.port);
  const failure = await connectTo(`postgres://u:p@127.0.0.1:${closed.port},127.0.0.1:${standby.port}/name`).catch(
    (error: unknown) => error,
  );
  expect(isDatabaseAway(failure)).toBe(true);
});

test("the host that was found is not asked again, until it cannot be reached", async () => {
  const state = { isStandby: true };
  const [first, second] = [await startHost({ isStandby: false }), await startHost(state)];
  const url = `postgres://u:p@127.0.0.1:${first.port},127.0.0.1:${second.port}/name`;
  for (let times = 0; times < 3; times++) expect(await connectTo(url)).toBe(first.port);
  expect(second.connections(), "one look").toBe(1);
  first.die();
  state.isStandby = false;
  expect(isDatabaseAway(await connectTo(url).catch((error: unknown) => error))).toBe(true);
  expect(await connectTo(url)).toBe(second.port);
});

test("once a connection to it is lost the next one goes to the host that takes writes now", async () => {
  const state = { isStandby: true };
  const [first, second] = [await startHost({ isStandby: false }), await startHost(state)];
  const client = new PrimaryClient({ connectionString: `postgres://u:p@127.0.0.1:${first.port},127.0.0.1:${second.port}/lost` });
  const lost = new Promise((resolve) => client.on("error", resolve));
  await client.connect();
  first.die();
  await lost;
  state.isStandby = false;
  expect(await connectTo(`postgres://u:p@127.0.0.1:${first.port},127.0.0.1:${second.port}/lost`)).toBe(second.port);
});

test("a single host is not asked what it is", async () => {
  const standby = await startHost({ isStandby: true });
  expect(await connectTo(`postgres://u:p@127.0.0.1:${standby.port}/name`)).toBe(standby.port);
  expect(standby.connections()).toBe(1);
});
