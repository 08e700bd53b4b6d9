import { type Client, type ClientConfig, type DatabaseError, Pool, type PoolClient } from 'pg';
import type { Log } from '#server/logging/log.ts';
import { READ_ONLY } from './sql-state.ts';
import { guardSyncCommits } from './sync-commit-guard.ts';

/** Where a database is: a URL, or the socket of the embedded one. */
export type DatabaseConnection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
> & {
  /** What connects, where that is not for `pg` alone to do. */
  Client?: typeof Client;
};

const SECOND = 1_000;

/** What every connection of ours says, whatever it is for. */
export const sessionSettings = {
  application_name: 'giewel',
  connectionTimeoutMillis: 5 * SECOND,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND,
  // The same on every server: a day boundary must not depend on where the server stands.
  options: '-c TimeZone=UTC',
};

// Ten busy connections keep two to four cores of a database full; more only queue up inside it.
const BUSY_CONNECTIONS = 10;

interface PoolOptions {
  /** How many connections at once. */
  max?: number;
  /** So long a statement may take, with all it waits for. */
  patienceSeconds?: number;
}

/** A page that waits longer shows that the database is away, whatever the cause. */
const REQUEST_SECONDS = 5;

/** The pool for requests: nothing in it may wait or hold a row for long. */
export function createPool(
  connection: DatabaseConnection,
  log: Log,
  { max = BUSY_CONNECTIONS, patienceSeconds = REQUEST_SECONDS }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    ...sessionSettings,
    ...connection,
    // What does not wait for each other's answers is sent together.
    pipeline: true,
    max,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: patienceSeconds * SECOND,
    // Later than the server's own limit, for a server that no longer answers at all.
    query_timeout: patienceSeconds * SECOND + SECOND / 4,
    idle_in_transaction_session_timeout: 30 * SECOND,
  });
  // Both listeners are needed, or the loss of a connection ends the process: the pool reports idle
  // clients only, and one that is lost inside a transaction speaks for itself.
  // A pool that ends does not wait for its connections' farewell; what they say then is no loss.
  pool.on('error', (error) => pool.ending || log.warn(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', (client) => guardSyncCommits(client, log));
  leaveWhatIsLost(pool);
  return pool;
}

const SILENT = 'Query read timeout';

/** A question that was not answered in time stands before every other on its connection, a rollback too: it is cut. */
const cutWhenSilent = (client: PoolClient, onSilence: () => void) => {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]) => {
    const result = query(...given);
    if (result instanceof Promise) {
      result.catch((error: Error) => {
        if (error.message === SILENT) {
          client.connection.stream.destroy();
          onSilence();
        }
      });
    }
    return result;
  };
  client.query = watched as typeof client.query;
};

/**
 * A server that has become a standby keeps the connections it has, and each of them would go on refusing to write; of
 * a server or network that has fallen silent none says so. One refusal, or one silence, is enough: what is connected
 * now is used no more, and the next connections find the new primary.
 */
const leaveWhatIsLost = (pool: Pool) => {
  const connected = new Set<PoolClient>();
  /** Whether it still answers, so that it can be closed in order. */
  const left = new WeakMap<PoolClient, 'speaks' | 'silent'>();
  const leave = (manner: 'speaks' | 'silent') => {
    for (const client of connected) left.set(client, manner);
    connected.clear();
    // Taking an idle one and giving it back is the only way to be rid of it.
    for (let idle = pool.idleCount; idle > 0; idle -= 1) {
      pool.connect().then(
        (client) => client.release(),
        () => {},
      );
    }
  };
  pool.on('connect', (client) => {
    connected.add(client);
    cutWhenSilent(client, () => leave('silent'));
    client.connection.on('errorMessage', ({ code }: DatabaseError) => {
      if (code === READ_ONLY && !left.has(client)) leave('speaks');
    });
  });
  pool.on('remove', (client) => connected.delete(client));
  // The pool keeps no connection that is ending.
  pool.on('release', (error: Error | undefined, client) => {
    if (error?.message === SILENT) leave('silent');
    if (left.has(client)) void client.end();
    if (left.get(client) === 'silent') client.connection.stream.destroy();
  });
};

const COUNTING_CONNECTIONS = 3;

/**
 * The pool for limits, which are counted outside the transaction of the request that is limited: out of one
 * pool, as many requests as it has connections would each hold one and wait for another.
 */
export const createCountingPool = (connection: DatabaseConnection, log: Log): Pool =>
  createPool(connection, log, { max: COUNTING_CONNECTIONS });

const WORKING_CONNECTIONS = 8;
const WORKING_SECONDS = 60;

/** The pool for what nobody waits for at a page: jobs, the demo, the archive of somebody's own data. */
export const createWorkingPool = (connection: DatabaseConnection, log: Log): Pool =>
  createPool(connection, log, { max: WORKING_CONNECTIONS, patienceSeconds: WORKING_SECONDS });

/** One connection, for the question whether the database answers. */
export const createHealthPool = (connection: DatabaseConnection, log: Log): Pool =>
  createPool(connection, log, { max: 1 });
