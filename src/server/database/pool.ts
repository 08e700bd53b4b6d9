import { type Client, type ClientConfig, type DatabaseError, Pool, type PoolClient } from 'pg';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { READ_ONLY_SQL_TRANSACTION } from './database-errors.ts';
import { failUnreplicatedCommits } from './fail-unreplicated-commits.ts';

/** The database is at a URL, or at the socket of the embedded one. */
export type DatabaseConnection = Pick<
  ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'database' | 'ssl'
> & {
  /** Another client class may connect in place of `pg`'s. */
  Client?: typeof Client;
};

const SECOND = 1_000;

/** Every connection of ours has these settings. */
export const connectionSettings = {
  application_name: 'giewel',
  connectionTimeoutMillis: 5 * SECOND,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10 * SECOND,
  // Every server gets the same: a day boundary must not depend on where the server is.
  options: '-c TimeZone=UTC',
};

// Ten busy connections keep two to four cores of a database full; more only queue up inside it.
const BUSY_CONNECTIONS = 10;

interface PoolOptions {
  /** The pool opens at most this many connections. */
  max?: number;
  /** A statement may take this long, including all its waits. */
  patienceSeconds?: number;
}

/** A page that waits longer shows that the database is away, whatever the cause. */
const REQUEST_SECONDS = 5;

/** Opens the pool for requests: nothing in it may wait or lock a row for long. */
export function createPool(
  connection: DatabaseConnection,
  log: BasicLogger,
  { max = BUSY_CONNECTIONS, patienceSeconds = REQUEST_SECONDS }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    ...connectionSettings,
    ...connection,
    // Statements that don't wait for each other are sent together.
    pipeline: true,
    max,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: patienceSeconds * SECOND,
    // It is later than the server's own limit, for a server that doesn't answer at all.
    query_timeout: patienceSeconds * SECOND + SECOND / 4,
    idle_in_transaction_session_timeout: 30 * SECOND,
  });
  // Both listeners are needed, or the loss of a connection ends the process: the pool reports idle clients only, and
  // one that is lost inside a transaction reports itself. A pool that ends doesn't wait for its connections to close;
  // their errors then are no loss.
  pool.on('error', (error) => pool.ending || log.warn(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', (client) => failUnreplicatedCommits(client, log));
  pool.on('connect', writeTogether);
  leaveWhatIsLost(pool);
  return pool;
}

/** Statements of one turn leave in one write: otherwise PostgreSQL is woken for each of them. */
const writeTogether = (client: PoolClient) => {
  const { stream } = client.connection;
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isHeld = false;
  const held = (...given: unknown[]) => {
    if (!isHeld) {
      isHeld = true;
      stream.cork();
      process.nextTick(() => {
        isHeld = false;
        stream.uncork();
      });
    }
    return query(...given);
  };
  client.query = held as typeof client.query;
};

const SILENT = 'Query read timeout';

/** A query that times out blocks every later one on its connection, even a rollback: so the connection is cut. */
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
 * A server that has become a standby keeps its connections, and each would go on refusing writes; a silent server or
 * network reports nothing at all. One refusal or one timeout is enough: current connections aren't used again, and new
 * ones find the new primary.
 */
const leaveWhatIsLost = (pool: Pool) => {
  const connected = new Set<PoolClient>();
  /** A connection that still answers can be closed in order. */
  const left = new WeakMap<PoolClient, 'speaks' | 'silent'>();
  const leave = (manner: 'speaks' | 'silent') => {
    for (const client of connected) left.set(client, manner);
    connected.clear();
    // An idle connection can only be removed by taking it and giving it back.
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
      if (code === READ_ONLY_SQL_TRANSACTION && !left.has(client)) leave('speaks');
    });
  });
  pool.on('remove', (client) => connected.delete(client));
  // The pool drops connections that are ending.
  pool.on('release', (error: Error | undefined, client) => {
    if (error?.message === SILENT) leave('silent');
    if (left.has(client)) void client.end();
    if (left.get(client) === 'silent') client.connection.stream.destroy();
  });
};

const COUNTING_CONNECTIONS = 3;

/**
 * Opens the pool for limits, which are counted outside the transaction of the limited request: in one pool, as many
 * requests as it has connections would each occupy one and wait for another.
 */
export const createCallLimitPool = (connection: DatabaseConnection, log: BasicLogger): Pool =>
  createPool(connection, log, { max: COUNTING_CONNECTIONS });

const WORKING_CONNECTIONS = 8;
const WORKING_SECONDS = 60;

/** Opens the pool for work that no page waits for: jobs, the demo, the archive of a person's own data. */
export const createBackgroundPool = (connection: DatabaseConnection, log: BasicLogger): Pool =>
  createPool(connection, log, { max: WORKING_CONNECTIONS, patienceSeconds: WORKING_SECONDS });

/** Opens one connection, to check whether the database answers. */
export const createHealthPool = (connection: DatabaseConnection, log: BasicLogger): Pool =>
  createPool(connection, log, { max: 1 });
