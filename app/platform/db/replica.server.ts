import pg from "pg";
import { ConfigError } from "../config.server.ts";
import { log } from "../log.server.ts";
import { limitPageAge } from "../request-scope.server.ts";
import { addGauge, countPublicRead, countReplicaFallback } from "../metrics/instruments.server.ts";
import { connectionLimits, isDatabaseAway } from "./database.server.ts";
import { endClient } from "./client.server.ts";
import { destroyConnection, InstrumentedPool } from "./instrumented-pool.server.ts";
import { withLastMoment } from "./query-timeout.server.ts";
import type { WalPositionFollower } from "./wal-position.server.ts";
import { type Lag, ReplicaProgress } from "./replica-progress.ts";
import { isPrimaryAway, isReplicasFault } from "./replica-faults.server.ts";
import { readOwnIdentity, readStandbyStatus } from "./replica-status.server.ts";

/** Changes that are not announced may take a minute to show (G4); a replica further behind than this could exceed that. */
const MAX_LAG_SECONDS = 10;
/** A replica that was behind is read again only once it has nearly caught up, so that it does not switch back and forth at the limit. */
const CAUGHT_UP_SECONDS = 1;
const POLL_INTERVAL_MS = 1000;
/** The first pause between looks while a change is on its way to the replica. */
const EAGER_PAUSE_MS = 20;
/**
 * A replica that takes longer to report its position counts as away, so that a reader who waits still gets the page from the primary in
 * time.
 */
const LOOK_TIMEOUT_MS = 2000;
const CONNECT_TIMEOUT_MS = 1000;

export type ReplicaState = "starting" | "in use" | "behind" | "away" | "unfit";

/** The state of a replica, as shown to the operator. */
export interface ReplicaStatus {
  state: ReplicaState;
  /** The reason why it is not in use; null where it is. */
  reason: string | null;
  lag: Lag | null;
}

interface ReplicaOptions {
  connectionString: string;
  poolSize: number;
  slowQueryMs: number | null;
  isPooled: boolean;
  /** The identity of the primary. */
  identity: string;
}

// The replica is on globalThis for the same reason as the database.
const holder = globalThis as typeof globalThis & { __presentlyReplica?: Replica | undefined };

/**
 * A streaming replica of the database. It is read while it has every change that this server has heard of; otherwise, and where it is away,
 * the primary answers within the same request. A look every second updates its state; readers do not try a replica that the last look or
 * the last reader found broken.
 */
class Replica implements WalPositionFollower {
  readonly #options: ReplicaOptions;
  readonly #pool: InstrumentedPool;
  readonly #clients = new Set<pg.PoolClient>();
  /** The position that the server behind each connection had replayed when it was last asked; it never goes back. */
  readonly #positions = new WeakMap<pg.PoolClient, number>();
  readonly #progress = new ReplicaProgress();
  #status: ReplicaStatus = { state: "starting", reason: null, lag: null };
  /** The position at the last look. */
  #position = 0;
  #isSuspect = false;
  #watcher: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #pauseMs = EAGER_PAUSE_MS;
  #isSearching = false;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    const { connectionString, poolSize, isPooled } = options;
    const settings = { connectionString, max: poolSize, connectionTimeoutMillis: CONNECT_TIMEOUT_MS, ...connectionLimits(isPooled) };
    this.#pool = new InstrumentedPool(settings, options.slowQueryMs, !isPooled);
    this.#pool.on("error", () => this.#suspect());
    this.#pool.on("connect", (client) => this.#clients.add(client));
    this.#pool.on("remove", (client) => this.#clients.delete(client));
  }

  get status(): ReplicaStatus {
    return this.#status;
  }

  /** Looks at the replica for the first time, and from then on automatically. Throws ConfigError where it is another database. */
  async start(): Promise<void> {
    const identity = await this.#look();
    this.#lookIn(POLL_INTERVAL_MS);
    if (identity === undefined || identity === this.#options.identity) return;
    await this.close();
    throw new ConfigError("Setting DATABASE_REPLICA_URL: leads to a different database than DATABASE_URL, not to a replica of it");
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

  /**
   * Reads from the replica with `work` where it may be read now; calls `otherwise` where it may not, or where it fails. Where the primary is
   * away, the replica answers with what it has, as a page's last copy would, and what is shown of it may not stand.
   */
  async read<Result>(work: (client: pg.PoolClient) => Promise<Result>, otherwise: () => Promise<Result>): Promise<Result> {
    const isUsable = this.#status.state === "in use" && !this.#isSuspect && this.#progress.isReachedBy(this.#position);
    const answer = isUsable ? await this.#tryToRead(work, (client) => this.#isCurrent(client)) : undefined;
    countPublicRead(answer === undefined ? "primary" : "replica");
    if (answer !== undefined) return answer.result;
    try {
      return await otherwise();
    } catch (error) {
      if (this.#status.state === "away" || !isPrimaryAway(error)) throw error;
      const last = await withLastMoment(() => this.#tryToRead(work, (client) => this.#isOfPrimary(client))).catch(() => undefined);
      if (last === undefined) throw error;
      limitPageAge(new Date());
      return last.result;
    }
  }

  /** Returns undefined where `mayRead` says no, or the replica fails. Throws errors that the query itself causes. */
  async #tryToRead<Result>(
    work: (client: pg.PoolClient) => Promise<Result>,
    mayRead: (client: pg.PoolClient) => Promise<boolean>,
  ): Promise<{ result: Result } | undefined> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch {
      // A failure to connect is never the query's fault.
      this.#fallBack();
      return undefined;
    }
    let failure: Error | undefined;
    try {
      return (await mayRead(client)) ? { result: await work(client) } : undefined;
    } catch (error) {
      failure = error as Error;
      if (!isReplicasFault(error)) throw error;
      this.#fallBack();
      return undefined;
    } finally {
      client.release(failure);
    }
  }

  /** True where the server behind this connection may be read; several servers may share one address. */
  async #isCurrent(client: pg.PoolClient): Promise<boolean> {
    const known = this.#positions.get(client);
    if (known !== undefined && this.#progress.isReachedBy(known)) return true;
    const { position, identity } = await readStandbyStatus(client);
    if (position === null || identity !== this.#options.identity) return false;
    this.#positions.set(client, position);
    return this.#progress.isReachedBy(position);
  }

  /** True where the server behind this connection follows the primary, or did until it took its place. */
  async #isOfPrimary(client: pg.PoolClient): Promise<boolean> {
    return this.#positions.has(client) || (await readStandbyStatus(client)).identity === this.#options.identity;
  }

  #fallBack(): void {
    countReplicaFallback();
    this.#suspect();
  }

  /** Stops reads from the replica until the next look at it. */
  #suspect(): void {
    if (this.#isSuspect || this.#isClosed) return;
    this.#isSuspect = true;
    this.#lookIn(0);
  }

  #lookIn(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && !this.#isSearching) this.#timer = setTimeout(() => void this.#watch(), ms).unref();
  }

  async #watch(): Promise<void> {
    this.#isSearching = true;
    await this.#look();
    this.#isSearching = false;
    const isWaitedFor = this.#status.state === "in use" && !this.#progress.isReachedBy(this.#position);
    this.#lookIn(isWaitedFor ? this.#pauseMs : POLL_INTERVAL_MS);
    this.#pauseMs = isWaitedFor ? Math.min(this.#pauseMs * 2, POLL_INTERVAL_MS) : EAGER_PAUSE_MS;
  }

  /** Updates the state and returns the replica's identity; undefined where it cannot be asked. */
  async #look(): Promise<string | undefined> {
    try {
      this.#watcher ??= await this.#openWatcher();
      const { isStandby, position, identity } = await readStandbyStatus(this.#watcher);
      if (identity !== this.#options.identity) this.#become("unfit", "it's a different database");
      // One that takes the primary's place has what it had, and is read until the servers hear of changes from it.
      else if (position === null || (!isStandby && !this.#progress.isReachedBy(position)))
        this.#become("unfit", "it isn't a replica: it follows no primary");
      else {
        this.#position = position;
        this.#isSuspect = false;
        this.#judge(this.#progress.lagOf(position, performance.now()));
      }
      return identity;
    } catch (error) {
      this.#closeWatcher();
      // The database answers but does not support the question or refuses it.
      const isUnfit = error instanceof pg.DatabaseError && !isDatabaseAway(error);
      this.#become(isUnfit ? "unfit" : "away", (error as Error).message);
      return undefined;
    }
  }

  #judge(lag: Lag | null): void {
    const limit = this.#status.state === "behind" ? CAUGHT_UP_SECONDS : MAX_LAG_SECONDS;
    if (lag !== null && lag.seconds > limit) this.#become("behind", `it's more than ${limit} seconds behind`, lag);
    else this.#become("in use", null, lag);
  }

  #become(state: ReplicaState, reason: string | null, lag: Lag | null = null): void {
    const { state: former } = this.#status;
    this.#status = { state, reason, lag };
    if (state === former) return;
    if (state === "in use") log.info("public pages are read from the replica");
    else log.warn({ reason }, "public pages are read from the primary, without the replica");
    // Queries that wait for an answer over a network that has gone silent would wait in vain.
    if (state === "away") for (const client of this.#clients) destroyConnection(client);
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

export type OpenReplica = WalPositionFollower & Pick<Replica, "close">;

/**
 * Lets public pages be read from a replica of the process's database. One that is away is used as soon as it can be reached. Throws
 * ConfigError where the address leads to another database, or where the database cannot have a replica that is known to be current.
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

export function currentReplica(): Pick<Replica, "read"> | undefined {
  return holder.__presentlyReplica;
}

/** Returns the state of the process's replica, or null where there is none. */
export function replicaStatus(): ReplicaStatus | null {
  return holder.__presentlyReplica?.status ?? null;
}
