import type { Duplex } from "node:stream";
import pg from "pg";
import { PrimaryClient } from "./client.server.ts";
import { isUselessName, NamedStatements } from "./named-statements.server.ts";
import { forgetPrimary } from "./primary-host.server.ts";
import { log } from "../log.server.ts";
import { countQuery } from "../metrics/instruments.server.ts";
import { currentRequestId, vainWaitForDatabase } from "../request-scope.server.ts";
import { countVainWait, Silence, startTimeout } from "./query-timeout.server.ts";
import { openSpan } from "../tracing/spans.server.ts";

const MAX_SQL_EXCERPT = 500;

/** A query together with its values, the only forms that our callers use. */
type GivenQuery = string | { text: string; name?: string };

/** Appends the id of the request as a comment to a query without a name, so that it shows in pg_stat_activity and in the database's own log. */
function withRequestId(given: GivenQuery): GivenQuery {
  const requestId = currentRequestId();
  if (requestId === undefined) return given;
  // A query that is prepared under a name must not change its text.
  if (typeof given === "string") return `${given} /* request ${requestId} */`;
  return given.name === undefined ? { ...given, text: `${given.text} /* request ${requestId} */` } : given;
}

/** Returns the beginning of a statement, which has placeholders in place of its values. */
const sqlExcerpt = (given: GivenQuery) => (typeof given === "string" ? given : given.text).slice(0, MAX_SQL_EXCERPT);
/** PostgreSQL's code for a write that reached a server which takes none. */
const READ_ONLY = "25006";
const ATTRIBUTES = { "db.system.name": "postgresql" };

/** Drops a connection that has gone silent. Its queries end with "Connection terminated", and its pool makes a new one. */
export function destroyConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/** True unless a query failed before the database had answered it, if only with an error of its own. */
const isAnswer = (failure: unknown) => failure === undefined || failure === null || failure instanceof pg.DatabaseError;

/** How a pool's connections work. */
interface Watch {
  /** True where statements are prepared under names, as nothing between may change the connection. */
  namesStatements: boolean;
  /** Queries that take this long are logged; null logs none. */
  slowQueryMs: number | null;
  /** That of the pool's database. */
  silence: Silence;
  /** Called for a write that reached a server which takes none. */
  onReadOnly(): void;
}

/**
 * Times and traces queries, and logs slow ones: the statement, never its values. A connection
 * that has gone silent, as over a network that is cut, is dropped; otherwise its queries would wait for a quarter of an hour.
 */
function makeInstrumentedClient({ slowQueryMs, namesStatements, silence, onReadOnly }: Watch): typeof pg.Client {
  function begin(given: GivenQuery): (failure?: unknown) => void {
    const startedAt = performance.now();
    const span = openSpan("query", () => ({ ...ATTRIBUTES, "db.query.text": sqlExcerpt(given) }));
    return (failure) => {
      const ms = performance.now() - startedAt;
      countQuery(ms);
      if (isAnswer(failure)) silence.end();
      if (failure === undefined || failure === null) span.end();
      else span.fail(failure);
      if ((failure as { code?: unknown } | null | undefined)?.code === READ_ONLY) onReadOnly();
      if (slowQueryMs !== null && ms >= slowQueryMs) log.warn({ ms: Math.round(ms), query: sqlExcerpt(given) }, "slow query");
    };
  }
  return class InstrumentedClient extends PrimaryClient {
    readonly #statements = namesStatements ? new NamedStatements() : null;

    constructor(settings: pg.ClientConfig) {
      super(settings);
      // Between two queries of a transaction no listener is attached, so a database that dies then would end the process. The next query
      // reports it.
      this.on("error", () => undefined);
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own signature has eight overloads
    override query(given: any, ...rest: any[]): any {
      const isPlain = typeof given === "string" || typeof (given as { submit?: unknown }).submit !== "function";
      if (!isPlain) return super.query(given, ...rest);
      const finish = begin(given as GivenQuery);
      const callback = rest.at(-1) as unknown;
      if (typeof callback === "function") {
        const clearQueryTimeout = startTimeout(() => destroyConnection(this), silence);
        const observed = (...answer: unknown[]) => {
          clearQueryTimeout();
          finish(answer[0]);
          (callback as (...answer: unknown[]) => void)(...answer);
        };
        return super.query(withRequestId(given as GivenQuery) as never, ...rest.slice(0, -1), observed as never);
      }
      const ask = (query: GivenQuery) => {
        const clearQueryTimeout = startTimeout(() => destroyConnection(this), silence);
        const answer = super.query(withRequestId(query) as never, ...rest) as Promise<unknown>;
        return answer.finally(clearQueryTimeout);
      };
      return countVainWait(() => this.#askNamed(given as GivenQuery, rest[0] as unknown, ask)).then(
        (result) => {
          finish();
          return result;
        },
        (error: unknown) => {
          finish(error);
          throw error;
        },
      );
    }

    /**
     * Asks with a statement that has values under its name. Within a transaction nothing is named: there a name that has become useless would take
     * the transaction along.
     */
    async #askNamed(given: GivenQuery, values: unknown, ask: (query: GivenQuery) => Promise<unknown>): Promise<unknown> {
      const query = typeof given === "string" ? { text: given } : given;
      const isNameable = query.name === undefined && Array.isArray(values) && values.length > 0 && this.getTransactionStatus() === "I";
      const name = isNameable ? this.#statements?.nameOf(query.text) : undefined;
      if (name === undefined) return ask(given);
      try {
        return await ask({ ...query, name });
      } catch (error) {
        if (!isUselessName(error)) throw error;
        this.#statements?.forget(query.text);
        return ask(given);
      }
    }
  } as typeof pg.Client;
}

/**
 * Lets a connection be released only outside of a transaction; else it ends. A rollback that came too late for its request would otherwise leave
 * the transaction to the next one, whose writes would be acknowledged and lost.
 */
function endWithTransaction(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  client.release = (fault) => release.call(client, fault || client.getTransactionStatus() !== "I");
  return client;
}

/** A connection is not kept for longer, so that servers follow where the database has moved. */
const LIFETIME_SECONDS = 600;

/**
 * A pool whose queries are timed, and prepared where `namesStatements` says that nothing changes the connection between them. After a write that a
 * standby has refused, which the primary became in a switch-over, it makes all its connections anew.
 */
export class InstrumentedPool extends pg.Pool {
  #current = new WeakSet<pg.PoolClient>();
  readonly #silence: Silence;

  constructor(options: pg.PoolConfig, slowQueryMs: number | null, namesStatements = false) {
    let renew = () => undefined as void;
    const silence = new Silence();
    const Client = makeInstrumentedClient({ slowQueryMs, namesStatements, silence, onReadOnly: () => renew() });
    super({ maxLifetimeSeconds: LIFETIME_SECONDS, ...options, Client } as pg.PoolConfig);
    this.#silence = silence;
    this.on("connect", (client) => {
      silence.end();
      this.#current.add(client);
    });
    renew = () => this.renew();
  }

  /** Makes every connection anew before it is used again. Queries under way end as they would have. */
  renew(): void {
    log.warn("the database takes no writes any more; connecting to it anew");
    this.#current = new WeakSet();
    forgetPrimary();
  }

  async #connectNow(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await super.connect();
      if (this.#current.has(client)) return endWithTransaction(client);
      client.release(true);
    }
  }

  // The pool's own limit counts twice, once for the wait in line and once for the network. A request has no time for both.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: (error: Error | undefined, client: pg.PoolClient | undefined) => void): never;
  override connect(): Promise<pg.PoolClient> {
    if (vainWaitForDatabase() === undefined) return this.#connectNow();
    return countVainWait(() => {
      const connecting = this.#connectNow();
      return new Promise<pg.PoolClient>((resolve, reject) => {
        const clearConnectTimeout = startTimeout(() => {
          reject(new Error("timeout exceeded when trying to connect"));
          connecting.then(
            (late) => late.release(),
            () => undefined,
          );
        }, this.#silence);
        void connecting.then(resolve, reject).finally(clearConnectTimeout);
      });
    });
  }

  // The pool's own method would run the query in the async context in which a connection becomes free, which may belong to another request.
  // oxlint-disable-next-line typescript/no-explicit-any -- as above
  override async query(...given: any[]): Promise<any> {
    const client = await this.connect();
    let failure: Error | undefined;
    try {
      return await (client.query as (...given: unknown[]) => Promise<unknown>)(...(given as unknown[]));
    } catch (error) {
      failure = error as Error;
      throw error;
    } finally {
      client.release(failure);
    }
  }
}
