import type { Duplex } from "node:stream";
import pg from "pg";
import { log } from "../log.server.ts";
import { countQuery } from "../metrics/instruments.server.ts";
import { currentRequestId } from "../request-scope.server.ts";
import { startWaiting } from "./patience.server.ts";
import { openSpan } from "../tracing/spans.server.ts";

const MAX_TOLD_SQL = 500;

/** A query with its values beside it, as every caller of ours gives it. */
type GivenQuery = string | { text: string; name?: string };

/** The query with the id of its request at the end, as a comment: it is there in pg_stat_activity and in the database's own log. */
function withRequestId(given: GivenQuery): GivenQuery {
  const requestId = currentRequestId();
  if (requestId === undefined) return given;
  // One that is prepared under a name has to keep its text.
  if (typeof given === "string") return `${given} /* request ${requestId} */`;
  return given.name === undefined ? { ...given, text: `${given.text} /* request ${requestId} */` } : given;
}

/** The beginning of a statement, with placeholders where its values go. */
const tellSql = (given: GivenQuery) => (typeof given === "string" ? given : given.text).slice(0, MAX_TOLD_SQL);
const ATTRIBUTES = { "db.system.name": "postgresql" };

/** Drops a connection that has gone silent. Its queries end with "Connection terminated", and its pool makes a new one. */
export function giveUpConnection(client: pg.ClientBase): void {
  (client as unknown as { connection: { stream: Duplex } }).connection.stream.destroy();
}

/**
 * Times and traces queries, and logs those that take as long as `slowQueryMs` (null: none): the statement, never its values. A connection
 * that has gone silent, as over a network that is cut, is given up, or its queries would wait for a quarter of an hour.
 */
function makeObservedClient(slowQueryMs: number | null): typeof pg.Client {
  function begin(given: GivenQuery): (failure?: unknown) => void {
    const startedAt = performance.now();
    const span = openSpan("query", () => ({ ...ATTRIBUTES, "db.query.text": tellSql(given) }));
    return (failure) => {
      const ms = performance.now() - startedAt;
      countQuery(ms);
      if (failure === undefined || failure === null) span.end();
      else span.fail(failure);
      if (slowQueryMs !== null && ms >= slowQueryMs) log.warn({ ms: Math.round(ms), query: tellSql(given) }, "slow query");
    };
  }
  return class ObservedClient extends pg.Client {
    constructor(settings?: string | pg.ClientConfig) {
      super(settings);
      // Between two queries of a transaction nobody listens: a database that dies then would take the process along. The next query tells.
      this.on("error", () => undefined);
    }

    // oxlint-disable-next-line typescript/no-explicit-any -- pg's own signature has eight overloads
    override query(given: any, ...rest: any[]): any {
      const isPlain = typeof given === "string" || typeof (given as { submit?: unknown }).submit !== "function";
      if (!isPlain) return super.query(given, ...rest);
      const finish = begin(given as GivenQuery);
      const stopWaiting = startWaiting(() => giveUpConnection(this));
      const callback = rest.at(-1) as unknown;
      if (typeof callback === "function") {
        const observed = (...answer: unknown[]) => {
          stopWaiting();
          finish(answer[0]);
          (callback as (...answer: unknown[]) => void)(...answer);
        };
        return super.query(withRequestId(given as GivenQuery) as never, ...rest.slice(0, -1), observed as never);
      }
      const answer = super.query(withRequestId(given as GivenQuery) as never, ...rest) as unknown as Promise<unknown>;
      return answer.finally(stopWaiting).then(
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
  } as typeof pg.Client;
}

/** A pool whose queries are timed and carry the id of the request that they belong to. */
export class ObservedPool extends pg.Pool {
  constructor(options: pg.PoolConfig, slowQueryMs: number | null) {
    super({ ...options, Client: makeObservedClient(slowQueryMs) } as pg.PoolConfig);
  }

  // The pool's own would run the query wherever a connection happens to become free, which may be within another request.
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
