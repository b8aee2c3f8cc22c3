import { mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { asRows } from "#app/platform/db/rows.server.ts";
import { fileStoreSettings, startFileStore } from "#tests/file-store.ts";
import { type Network, startNetwork } from "#tests/fakes/network.ts";
import { makeOtherBuild } from "#tests/other-build.ts";
import { carryAssets } from "../../scripts/update/carried-assets.ts";
import { type Ledger, openLedger } from "../crash/acknowledged-writes.ts";
import { giftRow } from "../crash/database-contents.ts";
import { makeCookie, type Whereabouts } from "../crash/site-contents.ts";
import { makeSite, type SiteProcess } from "../crash/site-process.ts";
import { startBalancer } from "./balancer.ts";
import { type Pooler, startPooler } from "./pooler.ts";
import { type PostgresServer, startPostgres, startReplica } from "#tests/postgres.ts";

const GIFTS = 200;
/** What a server reads beside its build. */
const BESIDE_THE_BUILD = ["app", "db", "node_modules", "package.json", "scripts"];

/** One site on several machines: a database, a file store, three servers and nginx in front of them. */
export interface Machines {
  /** The public URL, which is nginx's. */
  url: string;
  readonly servers: readonly SiteProcess[];
  /** The network between the third server and the database. */
  network: Network;
  /** The network between all servers and the file store. */
  storeNetwork: Network;
  whereabouts: Whereabouts;
  /** The cookie of an admin. */
  cookie: string;
  ledger: Ledger;
  backups: string;
  /** A folder with another release, which the servers can be started in. */
  otherRelease: string;
  /** The database that takes writes, as an operator reaches it. */
  readonly primary: PostgresServer;
  /** Settings of a server that is to be started beside the others. */
  readonly settings: Readonly<Record<string, string>>;
  /** Adds a streaming replica to the database, which the servers read from, and restarts them. */
  useReplica(): Promise<PostgresServer>;
  /** Puts PgBouncer, in transaction mode, between the servers and the database, and restarts them. */
  usePooler(): Promise<Pooler>;
  /** Names the replica in DATABASE_URL too, and restarts the servers. */
  useBothHosts(): Promise<void>;
  /** Stops the database, lets its replica take its place, and starts it again as a replica of that one. */
  switchOver(): Promise<void>;
  /** Kills the database without warning and lets its replica take its place; the dead one stays dead. */
  failOver(): Promise<void>;
  /** Puts a new standby, made from the database that takes writes, in the place of the one that is dead. */
  replaceStandby(): Promise<void>;
  /** Returns the names of all gifts by their ids, as the database has them. */
  readGifts(): Promise<Map<string, string>>;
  /** Renames a gift in the database, past the servers. */
  renameGift(slug: string, name: string): Promise<void>;
  stop(): Promise<void>;
}

/** All servers start together: where there is something to migrate, one of them does it. */
async function startAll(servers: readonly SiteProcess[]): Promise<void> {
  for (const server of servers) server.start();
  for (const server of servers) await server.untilReady();
}

/** Makes of this checkout the next release, as an update does, and returns its folder. */
function makeOtherRelease(folder: string): string {
  mkdirSync(folder);
  for (const name of BESIDE_THE_BUILD) symlinkSync(path.resolve(name), path.join(folder, name));
  const build = path.join(folder, "build");
  makeOtherBuild("build", build);
  carryAssets("build", build);
  return folder;
}

/** Starts the machines with their files in `folder`, on the ports from `firstPort` on. */
export async function startMachines(folder: string, firstPort: number): Promise<Machines> {
  const [databasePort, publicPort, poolerPort, replicaPort, ...serverPorts] = Array.from(
    { length: 7 },
    (_, index) => firstPort + index,
  ) as [number, number, number, number];
  const url = `http://127.0.0.1:${publicPort}`;
  const databaseFolder = path.join(folder, "postgres");
  const postgres = await startPostgres(databaseFolder, databasePort);
  const network = await startNetwork({ host: "127.0.0.1", port: databasePort });
  const store = await startFileStore(path.join(folder, "files"), ["media"]);
  const storeNetwork = await startNetwork({ host: "127.0.0.1", port: store.port });
  const backups = path.join(folder, "backups");
  const whereabouts = {
    DATA_DIR: path.join(folder, "data-1"),
    DATABASE_URL: postgres.urlAt(databasePort),
    SESSION_SECRET: "a secret that all servers of this cluster share",
  };
  const shared = {
    ...whereabouts,
    SITE_URL: url,
    TRUSTED_PROXIES: "127.0.0.1",
    BACKUP_DIR: backups,
    ...fileStoreSettings(storeNetwork.port, "media"),
  };
  const makeServers = (databaseSettings: (index: number) => Record<string, string>) =>
    serverPorts.map((port, index) => {
      const dataDir = path.join(folder, `data-${index + 1}`);
      mkdirSync(dataDir, { recursive: true });
      return makeSite(dataDir, port, path.join(folder, `server-${index + 1}.log`), { ...shared, ...databaseSettings(index) });
    });
  let servers = makeServers((index) => ({ DATABASE_URL: postgres.urlAt(index === 2 ? network.port : databasePort) }));
  let pooler: Pooler | undefined;
  let replica: PostgresServer | undefined;
  let primary = postgres;
  const folders = new Map([[postgres, databaseFolder]]);
  let deadPort = databasePort;
  const replicaSetting = (): Record<string, string> => (replica === undefined ? {} : { DATABASE_REPLICA_URL: replica.urlAt(replica.port) });
  async function restartWith(databaseSettings: Record<string, string>): Promise<void> {
    for (const server of servers) await server.stop();
    servers = makeServers(() => ({ ...databaseSettings, ...replicaSetting() }));
    await startAll(servers);
  }
  await startAll(servers);
  const openPool = (connectionString: string) => {
    const opened = new pg.Pool({ connectionString, max: 2 });
    // The database ends this connection when it stops, which is no error.
    opened.on("error", () => undefined);
    return opened;
  };
  let pool = openPool(whereabouts.DATABASE_URL);
  await pool.query(
    "insert into gifts (name, slug, price_cents) select 'Coffee tin ' || n, 'coffee-tin-' || n, 1000 from generate_series(1, $1::int) n",
    [GIFTS],
  );
  const balancer = await startBalancer(path.join(folder, "nginx"), publicPort, serverPorts);
  return {
    url,
    get servers() {
      return servers;
    },
    network,
    storeNetwork,
    get primary() {
      return primary;
    },
    settings: { ...shared },
    whereabouts,
    cookie: await makeCookie(whereabouts, url, "admin"),
    ledger: openLedger(),
    backups,
    otherRelease: makeOtherRelease(path.join(folder, "other-release")),
    async useReplica() {
      const place = path.join(folder, "replica");
      replica = await startReplica({ server: postgres, folder: databaseFolder }, place, replicaPort);
      folders.set(replica, place);
      await restartWith({});
      return replica;
    },
    async usePooler() {
      pooler = startPooler(path.join(folder, "pooler"), poolerPort, whereabouts.DATABASE_URL);
      await restartWith({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: whereabouts.DATABASE_URL });
      return pooler;
    },
    async useBothHosts() {
      const one = `127.0.0.1:${primary.port}`;
      const both = `${one},127.0.0.1:${(replica as PostgresServer).port}`;
      await restartWith({ DATABASE_URL: primary.urlAt(primary.port).replace(one, both) });
    },
    async switchOver() {
      const next = replica as PostgresServer;
      await primary.stop();
      await next.promote();
      await primary.startAsReplicaOf(next);
      [primary, replica] = [next, primary];
      await pool.end();
      pool = openPool(primary.urlAt(primary.port));
    },
    async failOver() {
      const next = replica as PostgresServer;
      await primary.kill();
      deadPort = primary.port;
      await next.promote();
      [primary, replica] = [next, undefined];
      await pool.end();
      pool = openPool(primary.urlAt(primary.port));
    },
    async replaceStandby() {
      const of = { server: primary, folder: folders.get(primary) as string };
      replica = await startReplica(of, path.join(folder, "new-standby"), deadPort);
    },
    async readGifts() {
      const rows = asRows(giftRow, (await pool.query("select id, name from gifts")).rows);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    async renameGift(slug, name) {
      await pool.query("update gifts set name = $1 where slug = $2", [name, slug]);
    },
    async stop() {
      await balancer.stop();
      for (const server of servers) await server.stop();
      await pooler?.stop();
      await pool.end();
      await network.close();
      await storeNetwork.close();
      await store.close();
      await replica?.stop();
      await primary.stop();
    },
  };
}
