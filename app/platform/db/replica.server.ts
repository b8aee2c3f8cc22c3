import pg from "pg";
import { ConfigError } from "../config.server.ts";
import { log } from "../log.server.ts";
import { addGauge, countPublicRead, countReplicaFallback } from "../metrics/instruments.server.ts";
import { connectionLimits, isDatabaseAway } from "./database.server.ts";
import { endClient } from "./client.server.ts";
import { giveUpConnection, ObservedPool } from "./observed-pool.server.ts";
import type { PositionFollower } from "./primary-position.server.ts";
import { type Lag, ReplicaProgress } from "./replica-progress.ts";
import { readOwnIdentity, readStanding } from "./replica-standing.server.ts";

/** A replica that is this far behind is in trouble, and what nobody gives notice of (G4 allows a page to be a minute old) gets too old there. */
const MAX_LAG_SECONDS = 10;
/** It is read again once it has nearly caught up, not once it is just within the limit. */
const CAUGHT_UP_SECONDS = 1;
const LOOK_EVERY_MS = 1000;
/** While a change is on its way to it, it is looked at more often, from this pause on. */
const EAGER_PAUSE_MS = 20;
/** A replica that takes longer to say where it stands is away: a reader who waits for it has to get his page from the primary in time. */
const LOOK_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 1000;

export type ReplicaState = "starting" | "in use" | "behind" | "away" | "unfit";

/** How a replica is doing, for whoever runs the site. */
export interface ReplicaStatus {
  state: ReplicaState;
  /** Why it is not in use; null where it is. */
  reason: string | null;
  lag: Lag | null;
}

interface ReplicaOptions {
  connectionString: string;
  poolSize: number;
  slowQueryMs: number | null;
  isPooled: boolean;
  /** Of the primary. */
  identity: string;
}

/** The replica's fault, not the query's: the primary can answer. A query that took too long (57014) would take as long there. */
function isReplicasFault(error: unknown): boolean {
  for (let current: unknown = error; current instanceof Error; current = current.cause) {
    const { code } = current as { code?: unknown };
    if (code === "57014") return false;
    // In conflict with what it has to replay.
    if (code === "40001" || code === "40P01") return true;
  }
  return isDatabaseAway(error);
}

// On globalThis for the reason that the database is there.
const holder = globalThis as typeof globalThis & { __presentlyReplica?: Replica | undefined };

/**
 * A streaming replica of the database. It is read while it has every change that this server has heard of; otherwise, and where it is
 * away, the primary answers, in the same request. A look every second finds out how it is; readers try nothing that the last look or the last reader
 * found broken.
 */
class Replica implements PositionFollower {
  readonly #options: ReplicaOptions;
  readonly #pool: ObservedPool;
  readonly #clients = new Set<pg.PoolClient>();
  /** What the server behind each connection had replayed when it was last asked: it never has less. */
  readonly #positions = new WeakMap<pg.PoolClient, number>();
  readonly #progress = new ReplicaProgress();
  #status: ReplicaStatus = { state: "starting", reason: null, lag: null };
  /** As of the last look. */
  #position = 0;
  #isSuspect = false;
  #watcher: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = EAGER_PAUSE_MS;
  #isLooking = false;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    const { connectionString, poolSize, isPooled } = options;
    const settings = { connectionString, max: poolSize, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connectionLimits(isPooled) };
    this.#pool = new ObservedPool(settings, options.slowQueryMs);
    this.#pool.on("error", () => this.#suspect());
    this.#pool.on("connect", (client) => this.#clients.add(client));
    this.#pool.on("remove", (client) => this.#clients.delete(client));
  }

  get status(): ReplicaStatus {
    return this.#status;
  }

  /** Looks at it for the first time, and from then on by itself. Throws ConfigError where it is another database. */
  async start(): Promise<void> {
    const identity = await this.#look();
    this.#lookIn(LOOK_EVERY_MS);
    if (identity === undefined || identity === this.#options.identity) return;
    await this.close();
    throw new ConfigError("Setting DATABASE_REPLICA_URL: leads to another database than DATABASE_URL, not to a replica of it");
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (holder.__presentlyReplica === this) holder.__presentlyReplica = undefined;
    clearTimeout(this.#timer);
    if (this.#watcher !== undefined) await endClient(this.#watcher);
    await this.#pool.end();
  }

  expectChange(): void {
    this.#progress.expectChange();
  }

  require(position: number): void {
    this.#progress.require(position);
    if (this.#progress.isReachedBy(this.#position)) return;
    this.#pauseMs = EAGER_PAUSE_MS;
    this.#lookIn(0);
  }

  note(position: number): void {
    this.#progress.note(position, performance.now());
  }

  /** Reads from the replica by `work` where it may be read now, and by `otherwise` where not, or where it fails. */
  async read<Result>(work: (client: pg.PoolClient) => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> {
    const isUsable = this.#status.state === "in use" && !this.#isSuspect && this.#progress.isReachedBy(this.#position);
    const answer = isUsable ? await this.#tryToRead(work) : undefined;
    countPublicRead(answer === undefined ? "primary" : "replica");
    return answer === undefined ? otherwise() : answer.result;
  }

  /** Undefined where the primary has to be asked. Throws what the query is to blame for. */
  async #tryToRead<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<{ result: Result } | undefined> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch {
      // Whatever the reason is, it is not the query.
      this.#fallBack();
      return undefined;
    }
    let failure: Error | undefined;
    try {
      return (await this.#isCurrent(client)) ? { result: await work(client) } : undefined;
    } catch (error) {
      failure = error as Error;
      if (!isReplicasFault(error)) throw error;
      this.#fallBack();
      return undefined;
    } finally {
      client.release(failure);
    }
  }

  /** Whether the server behind this connection may be read: behind one address there may be several. */
  async #isCurrent(client: pg.PoolClient): Promise<boolean> {
    const known = this.#positions.get(client);
    if (known !== undefined && this.#progress.isReachedBy(known)) return true;
    const { isStandby, position, identity } = await readStanding(client);
    if (!isStandby || position === null || identity !== this.#options.identity) return false;
    this.#positions.set(client, position);
    return this.#progress.isReachedBy(position);
  }

  #fallBack(): void {
    countReplicaFallback();
    this.#suspect();
  }

  /** Nobody reads from it before somebody has looked at it. */
  #suspect(): void {
    if (this.#isSuspect || this.#isClosed) return;
    this.#isSuspect = true;
    this.#lookIn(0);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && !this.#isLooking) this.#timer = setTimeout(() => void this.#watch(), ms).unref();
  }

  async #watch(): Promise<void> {
    this.#isLooking = true;
    await this.#look();
    this.#isLooking = false;
    const isWaitedFor = this.#status.state === "in use" && !this.#progress.isReachedBy(this.#position);
    this.#lookIn(isWaitedFor ? this.#pauseMs : LOOK_EVERY_MS);
    this.#pauseMs = isWaitedFor ? Math.min(this.#pauseMs * 2, LOOK_EVERY_MS) : EAGER_PAUSE_MS;
  }

  /** Finds out how it is, and returns which database it is; undefined where it cannot be asked. */
  async #look(): Promise<string | undefined> {
    try {
      this.#watcher ??= await this.#openWatcher();
      const { isStandby, position, identity } = await readStanding(this.#watcher);
      if (identity !== this.#options.identity) this.#become("unfit", "it is another database");
      else if (!isStandby || position === null) this.#become("unfit", "it is no replica: it follows nobody");
      else {
        this.#position = position;
        this.#isSuspect = false;
        this.#judge(this.#progress.lagOf(position, performance.now()));
      }
      return identity;
    } catch (error) {
      this.#closeWatcher();
      // It answers, but does not know what is asked, or says it to nobody.
      const isUnfit = error instanceof pg.DatabaseError && !isDatabaseAway(error);
      this.#become(isUnfit ? "unfit" : "away", (error as Error).message);
      return undefined;
    }
  }

  #judge(lag: Lag | null): void {
    const limit = this.#status.state === "behind" ? CAUGHT_UP_SECONDS : MAX_LAG_SECONDS;
    if (lag !== null && lag.seconds > limit) this.#become("behind", `it is more than ${limit} seconds behind`, lag);
    else this.#become("in use", null, lag);
  }

  #become(state: ReplicaState, reason: string | null, lag: Lag | null = null): void {
    const { state: former } = this.#status;
    this.#status = { state, reason, lag };
    if (state === former) return;
    if (state === "in use") log.info("public pages are read from the replica");
    else log.warn({ reason }, "public pages are read from the primary, without the replica");
    // Who waits for an answer over a network that has gone silent need not wait any longer.
    if (state === "away") for (const client of this.#clients) giveUpConnection(client);
  }

  async #openWatcher(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#options.connectionString,
      connectionTimeoutMillis: LOOK_TIMEOUT_MS,
      query_timeout: LOOK_TIMEOUT_MS,
      keepAlive: true,
      application_name: "presently replica",
    });
    const onLost = () => {
      if (this.#watcher !== client) return;
      this.#closeWatcher();
      this.#suspect();
    };
    client.on("error", onLost);
    client.on("end", onLost);
    try {
      await client.connect();
    } catch (error) {
      void endClient(client);
      throw error;
    }
    return client;
  }

  #closeWatcher(): void {
    const client = this.#watcher;
    this.#watcher = undefined;
    if (client !== undefined) void endClient(client);
  }
}

/** A replica that public pages are read from, to be told of changes. */
export type OpenReplica = PositionFollower & Pick<Replica, "close">;

/**
 * Lets public pages be read from a replica of the process's database. One that is away need not hinder anybody: it is read once it is there. Throws ConfigError where
 * the address leads to another database, or where the database cannot have a replica that is known to be current.
 */
export async function connectReplica(options: Omit<ReplicaOptions, "identity">): Promise<OpenReplica> {
  const replica = new Replica({ ...options, identity: await readOwnIdentity() });
  await replica.start();
  holder.__presentlyReplica = replica;
  addGauge("presently_replica_in_use", "1 while public pages are read from the replica", () => Number(replica.status.state === "in use"));
  addGauge("presently_replica_lag_bytes", "Bytes of the primary's log that the replica lacks", () => replica.status.lag?.bytes ?? null);
  addGauge("presently_replica_lag_seconds", "For how long the replica has lacked something", () => replica.status.lag?.seconds ?? null);
  return replica;
}

/** The process's replica, or undefined where there is none. */
export function currentReplica(): Pick<Replica, "read"> | undefined {
  return holder.__presentlyReplica;
}

/** How the process's replica is doing, or null where there is none. */
export function replicaStatus(): ReplicaStatus | null {
  return holder.__presentlyReplica?.status ?? null;
}
