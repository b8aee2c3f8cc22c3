import type pg from "pg";
import { positionToReach } from "./replica-progress.ts";

/** Who wants to know how far the primary's log is. Positions are bytes of it. */
export interface PositionFollower {
  /** Something has changed, at a position that is not known yet. */
  expectChange(): void;
  /** All that has changed stands before `position`. */
  require(position: number): void;
  /** The primary is at `position`. */
  note(position: number): void;
}

/** Asks a primary how far its log is. */
async function readPosition(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ position: number; page_bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position, current_setting('wal_block_size')::int as page_bytes`,
  );
  const [row] = rows as [(typeof rows)[0]];
  return positionToReach(row.position, row.page_bytes);
}

/** Tells a follower, over a connection to the primary, where in its log changes stand. */
export class PositionTeller {
  readonly #client: pg.Client;
  readonly #follower: PositionFollower;
  #isAsking = false;
  #hasChanged = false;

  constructor(client: pg.Client, follower: PositionFollower) {
    this.#client = client;
    this.#follower = follower;
  }

  /**
   * Says that something has changed, and then where. A message does not know its own place: it is written before its transaction ends. So the primary is asked
   * once the message is there, when that is behind the transaction's end. Rejects where the primary cannot be asked.
   */
  async tellChange(): Promise<void> {
    this.#follower.expectChange();
    this.#hasChanged = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      let position = 0;
      while (this.#hasChanged) {
        this.#hasChanged = false;
        position = await readPosition(this.#client);
      }
      this.#follower.note(position);
      this.#follower.require(position);
    } finally {
      this.#isAsking = false;
    }
  }

  /** Says how far the primary is. Rejects where it cannot be asked. */
  async tell(): Promise<void> {
    this.#follower.note(await readPosition(this.#client));
  }
}
