import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Client, Pool, type PoolClient } from 'pg';
import { markInsideTransaction } from '#server/processes/outside-calls-and-transactions.ts';
import { announcementHooks } from './announce-after-commit.ts';
import type { Db } from './db.ts';

type Connection = Client | PoolClient;
type Work<Result> = (transaction: Db) => Promise<Result>;

const transactions = new WeakSet<Db>();

/** Work that is in a transaction already stays in it. */
export const joinOrStartTransaction = <Result>(db: Db, work: Work<Result>) =>
  transactions.has(db) ? work(db) : db.transaction(work);

/** Begins a transaction or savepoint in one round trip with its first statement, which fails too if this does. */
const begin = (client: Connection, words: string) => {
  client.query(words).catch(() => undefined);
};

/** Opens drizzle on the one connection of a transaction, in which a savepoint may fail by itself. */
const openPart = (client: Connection, depth = 0): Db => {
  const transaction = async <Result>(work: Work<Result>): Promise<Result> => {
    const savepoint = `sp${depth + 1}`;
    begin(client, `savepoint ${savepoint}`);
    const inner = openPart(client, depth + 1);
    announcementHooks.pass(part, inner);
    try {
      const result = await work(inner);
      await client.query(`release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      await client.query(`rollback to savepoint ${savepoint}`);
      throw error;
    }
  };
  const part: Db = Object.assign(drizzle({ client }), { transaction });
  transactions.add(part);
  return part;
};

const commit = async (client: Connection) => {
  const { command } = await client.query('commit');
  // If a statement's error was ignored, PostgreSQL rolls back instead, and says so.
  if (command !== 'COMMIT') throw new Error('A transaction that had failed was to be committed');
};

const takeConnection = async (connected: Pool | Client) => {
  if (!(connected instanceof Pool)) return { client: connected, release: () => undefined };
  const client = await connected.connect();
  return { client, release: (lostError?: Error) => client.release(lostError) };
};

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig) =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');

/**
 * Opens drizzle over a pool or one connection, with our own transactions: drizzle commits without checking that the database
 * did, and offers no hook for the commit. `pg` pipelines: statements that don't wait for each other are sent together.
 */
export const openDrizzle = (connected: Pool | Client): Db => {
  const transaction = async <Result>(
    work: Work<Result>,
    config: PgTransactionConfig = {},
  ): Promise<Result> => {
    const { client, release } = await takeConnection(connected);
    let lostError: Error | undefined;
    try {
      const transactionDb = openPart(client);
      const announceAll = announcementHooks.begin(db, transactionDb);
      begin(client, beginOf(config));
      const result = await markInsideTransaction(() => work(transactionDb));
      await commit(client);
      announceAll();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        lostError = failed;
      });
      throw error;
    } finally {
      release(lostError);
    }
  };
  const db: Db = Object.assign(drizzle({ client: connected }), { transaction });
  return db;
};
