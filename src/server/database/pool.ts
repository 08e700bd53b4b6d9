import { type ClientConfig, type DatabaseError, Pool, type PoolClient } from 'pg';
import type { Log } from '#server/log.ts';
import { READ_ONLY } from './sql-state.ts';

/** Where a database is: a URL, or the socket of the embedded one. */
export type Connection = Pick<ClientConfig, 'connectionString' | 'host' | 'port' | 'user' | 'database'>;

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

/** The pool for requests: nothing in it may wait or hold a row for long. */
export function createPool(connection: Connection, log: Log, max = BUSY_CONNECTIONS): Pool {
  const pool = new Pool({
    ...sessionSettings,
    ...connection,
    max,
    idleTimeoutMillis: 30 * SECOND,
    statement_timeout: 15 * SECOND,
    // Later than the server's own limit, for a server that no longer answers at all.
    query_timeout: 20 * SECOND,
    idle_in_transaction_session_timeout: 30 * SECOND,
  });
  // Both listeners are needed, or the loss of a connection ends the process: the pool reports idle
  // clients only, and one that is lost inside a transaction speaks for itself.
  // A pool that ends does not wait for its connections' farewell; what they say then is no loss.
  pool.on('error', (error) => pool.ending || log.warn(`A database connection was lost: ${error.message}`));
  pool.on('connect', (client) => client.on('error', () => {}));
  leaveStandby(pool);
  return pool;
}

/**
 * A server that has become a standby keeps the connections it has, and each of them would go on refusing to write.
 * One refusal is enough: what is connected now is used no more, and the next connections find the new primary.
 */
const leaveStandby = (pool: Pool) => {
  const connected = new Set<PoolClient>();
  const left = new WeakSet<PoolClient>();
  const leave = () => {
    for (const client of connected) left.add(client);
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
    client.connection.on('errorMessage', ({ code }: DatabaseError) => {
      if (code === READ_ONLY && !left.has(client)) leave();
    });
  });
  pool.on('remove', (client) => connected.delete(client));
  // The pool keeps no connection that is ending.
  pool.on('release', (_, client) => void (left.has(client) && client.end()));
};

const COUNTING_CONNECTIONS = 3;

/**
 * The pool for limits, which are counted outside the transaction of the request that is limited: out of one
 * pool, as many requests as it has connections would each hold one and wait for another.
 */
export const createCountingPool = (connection: Connection, log: Log): Pool =>
  createPool(connection, log, COUNTING_CONNECTIONS);

/** One connection, for the question whether the database answers. */
export const createHealthPool = (connection: Connection, log: Log): Pool => createPool(connection, log, 1);
