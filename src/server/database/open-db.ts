import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import { type Client, Pool, type PoolClient } from 'pg';
import { insideTransaction } from '#server/outside-call.ts';
import { announcesAtCommit } from './announce.ts';
import type { Db } from './db.ts';

type Connection = Client | PoolClient;
type Work<Result> = (transaction: Db) => Promise<Result>;

/** What was sent and is not waited for, by the transaction it belongs to. */
const underWay = new WeakMap<Db, Promise<unknown>[]>();

/** Sends a statement whose answer nobody needs: that it succeeded is known with the commit. */
export const goesWithCommit = async (transaction: Db, statement: PromiseLike<unknown>): Promise<void> => {
  const others = underWay.get(transaction);
  if (!others) {
    await statement;
    return;
  }
  const sent = Promise.resolve(statement);
  sent.catch(() => undefined); // The commit says so.
  others.push(sent);
};

/** Whoever is in a transaction already goes on in it. */
export const inOneTransaction = <Result>(db: Db, work: Work<Result>) =>
  underWay.has(db) ? work(db) : db.transaction(work);

/** Says a word of the transaction itself. A failure shows in the statements after it, which fail too. */
const say = (client: Connection, word: string) => {
  client.query(word).catch(() => undefined);
};

/** drizzle on the one connection of a transaction, in which a part may fail by itself. */
const openPart = (client: Connection, depth = 0): Db => {
  const transaction = async <Result>(work: Work<Result>): Promise<Result> => {
    const savepoint = `sp${depth + 1}`;
    say(client, `savepoint ${savepoint}`);
    const inner = openPart(client, depth + 1);
    announcesAtCommit.pass(part, inner);
    try {
      const result = await work(inner);
      underWay.get(part)?.push(...(underWay.get(inner) ?? []));
      say(client, `release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      await client.query(`rollback to savepoint ${savepoint}`);
      throw error;
    }
  };
  const part: Db = Object.assign(drizzle({ client }), { transaction });
  underWay.set(part, []);
  return part;
};

const soon = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Sends it in one packet with what stands before it. */
const sendCommit = async (client: Connection, sent: Promise<unknown>) => {
  const { stream } = client.connection;
  stream.cork();
  // What could not even be sent has failed by then: it must not be missing from what is committed.
  await Promise.race([sent, soon()]).catch((error: unknown) => {
    stream.uncork();
    throw error;
  });
  const committed = client.query('commit');
  stream.uncork();
  return committed;
};

const commit = async (client: Connection, transaction: Db) => {
  const sent = Promise.all(underWay.get(transaction) ?? []);
  const { command } = await sendCommit(client, sent);
  if (command === 'COMMIT') return;
  // So it answers where a statement has failed: one that nobody waited for, or whose error nobody minded.
  await sent;
  throw new Error('A transaction that had failed was to be committed');
};

const holdConnection = async (connected: Pool | Client) => {
  if (!(connected instanceof Pool)) return { client: connected, release: () => undefined };
  const client = await connected.connect();
  return { client, release: (lost?: Error) => client.release(lost) };
};

const beginOf = ({ isolationLevel, accessMode }: PgTransactionConfig) =>
  ['begin', isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ');

/**
 * drizzle over a pool or one connection, with transactions of our own: drizzle awaits each word of one, and commits without looking whether
 * the database did. A transaction's connection is pipelined: what does not wait for each other's answers is sent together,
 * and so are its begin with its first statement and its commit with its last.
 */
export const openDb = (connected: Pool | Client): Db => {
  const transaction = async <Result>(
    work: Work<Result>,
    config: PgTransactionConfig = {},
  ): Promise<Result> => {
    const { client, release } = await holdConnection(connected);
    let lost: Error | undefined;
    try {
      const held = openPart(client);
      const announceAll = announcesAtCommit.begin(db, held);
      say(client, beginOf(config));
      const result = await insideTransaction(() => work(held));
      await commit(client, held);
      announceAll();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        lost = failed;
      });
      throw error;
    } finally {
      release(lost);
    }
  };
  const db: Db = Object.assign(drizzle({ client: connected }), { transaction });
  return db;
};
