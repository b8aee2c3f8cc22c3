import type pg from "pg";
import { z } from "zod";
import { positionToReach } from "./replica-progress.ts";
import { asOneRow, rowOf } from "./rows.server.ts";

const positionRow = rowOf({ position: z.number(), pageBytes: z.int() });

/** Receives positions of the primary's log, in bytes. */
export interface WalPositionFollower {
  /** Something has changed, at a position that is not known yet. */
  expectChange(): void;
  /** All changes stand before `position`. */
  require(position: number): void;
  /** The primary is at `position`. */
  note(position: number): void;
}

/** Asks a primary for the position that its log has reached. */
async function readPosition(client: pg.Client): Promise<number> {
  const { rows } = await client.query(
    `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as position, current_setting('wal_block_size')::int as "pageBytes"`,
  );
  const { position, pageBytes } = asOneRow(positionRow, rows);
  return positionToReach(position, pageBytes);
}

/** Reports to a follower, over a connection to the primary, where in its log changes stand. */
export class WalPositionReporter {
  readonly #client: pg.Client;
  readonly #follower: WalPositionFollower;
  #isAsking = false;
  #hasChanged = false;

  constructor(client: pg.Client, follower: WalPositionFollower) {
    this.#client = client;
    this.#follower = follower;
  }

  /**
   * Reports that something has changed, and then where. A message does not contain its own position, since it is written before its
   * transaction ends. So the primary is asked once the message has arrived, when its position is behind the transaction's end. Rejects
   * where the primary cannot be asked.
   */
  async reportChange(): Promise<void> {
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

  /** Reports the position that the primary has reached. Rejects where it cannot be asked. */
  async report(): Promise<void> {
    this.#follower.note(await readPosition(this.#client));
  }
}
