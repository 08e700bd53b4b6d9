import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { ExtractTablesWithRelations } from 'drizzle-orm/relations';
import type { Pool, PoolClient } from 'pg';
import { insideTransaction } from '#server/outside-call.ts';
import { announcesAtCommit } from './announce.ts';
import type { Db } from './db.ts';

type NoSchema = Record<string, never>;
type Tables = ExtractTablesWithRelations<NoSchema>;
type Work<Result> = (transaction: NodePgTransaction<NoSchema, Tables>) => Promise<Result>;

const dialect = new PgDialect();

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
export const inOneTransaction = <Result>(db: Db, work: (transaction: Db) => Promise<Result>) =>
  underWay.has(db) ? work(db) : db.transaction(work);

/** Says a word of the transaction itself. A failure shows in the statements after it, which fail too. */
const say = (client: PoolClient, word: string) => {
  client.query(word).catch(() => undefined);
};

/** A part of a transaction that may fail by itself. */
class Part extends NodePgTransaction<NoSchema, Tables> {
  readonly #client: PoolClient;

  constructor(client: PoolClient, { outer, depth = 0 }: { outer?: Db; depth?: number } = {}) {
    super(dialect, new NodePgSession(client, dialect, undefined), undefined, depth);
    this.#client = client;
    underWay.set(this, []);
    if (outer) announcesAtCommit.pass(outer, this);
  }

  override async transaction<Result>(work: Work<Result>): Promise<Result> {
    const savepoint = `sp${this.nestedIndex + 1}`;
    say(this.#client, `savepoint ${savepoint}`);
    const part = new Part(this.#client, { outer: this, depth: this.nestedIndex + 1 });
    try {
      const result = await work(part);
      underWay.get(this)?.push(...(underWay.get(part) ?? []));
      say(this.#client, `release savepoint ${savepoint}`);
      return result;
    } catch (error) {
      await this.#client.query(`rollback to savepoint ${savepoint}`);
      throw error;
    }
  }
}

const soon = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** Sends it in one packet with what stands before it. */
const sendCommit = async (client: PoolClient, sent: Promise<unknown>) => {
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

const commit = async (client: PoolClient, transaction: Db) => {
  const sent = Promise.all(underWay.get(transaction) ?? []);
  const { command } = await sendCommit(client, sent);
  if (command === 'COMMIT') return;
  // So it answers where a statement has failed: one that nobody waited for, or whose error nobody minded.
  await sent;
  throw new Error('A transaction that had failed was to be committed');
};

/**
 * drizzle over a pool. A transaction's connection is pipelined: what does not wait for each other's answers is sent together,
 * and so are its begin with its first statement and its commit with its last.
 */
export const openDb = (pool: Pool): NodePgDatabase => {
  const db: NodePgDatabase = drizzle({ client: pool });
  const asDrizzleDoes = db.transaction.bind(db);

  const transact = async <Result>(work: Work<Result>): Promise<Result> => {
    const client = await pool.connect();
    let lost: Error | undefined;
    try {
      const transaction = new Part(client);
      const announceAll = announcesAtCommit.begin(db, transaction);
      say(client, 'begin');
      const result = await insideTransaction(() => work(transaction));
      await commit(client, transaction);
      announceAll();
      return result;
    } catch (error) {
      await client.query('rollback').catch((failed: Error) => {
        lost = failed;
      });
      throw error;
    } finally {
      client.release(lost);
    }
  };

  db.transaction = (work, config) =>
    config
      ? asDrizzleDoes((transaction) => insideTransaction(() => work(transaction)), config)
      : transact(work);
  return db;
};
