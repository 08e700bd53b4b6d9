import { callbackify } from 'node:util';
import { Client } from 'pg';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { READ_ONLY_SQL_TRANSACTION } from './database-errors.ts';
import type { DatabaseConnection } from './pool.ts';

/** All servers are asked concurrently. One that hasn't answered by then counts as away. */
const PATIENCE_MS = 2_000;

/** Each search connects to every server, so hundreds of requests a second must not search while a new primary is elected. */
const SPARED_MS = 150;

class TakesNoWrites extends Error {
  /** It is the code with which a server refuses a write, so the caller is asked to try again. */
  code = READ_ONLY_SQL_TRANSACTION;
}

const requireWrites = async (client: Client) => {
  const { rows } = await client.query<{ is: string }>(
    `select current_setting('transaction_read_only') as "is"`,
  );
  if (rows[0]?.is !== 'off') throw new TakesNoWrites('takes no writes: it follows another server');
};

const hostIn = (address: string) => new URL(address).host;

type Addresses = readonly [string, ...string[]];
/** All servers are reached with these TLS options. */
type Tls = Pick<DatabaseConnection, 'ssl'>;

const tryOne = async (address: string, tls: Tls): Promise<string> => {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const client = new Client({ connectionString: address, ...tls, ...limits });
  client.on('error', () => {}); // The running query reports it.
  try {
    await client.connect();
    await requireWrites(client);
    return address;
  } catch (error) {
    throw new Error(`${hostIn(address)}: ${caughtErrorMessage(error)}`, { cause: error });
  } finally {
    // Nobody needs to wait for it to close in order.
    client.end().catch(() => {});
  }
};

const findWritable = async (addresses: Addresses, tls: Tls): Promise<string> => {
  try {
    return await Promise.any(addresses.map((address) => tryOne(address, tls)));
  } catch (error) {
    const reasons =
      error instanceof AggregateError ? error.errors.map(caughtErrorMessage) : [caughtErrorMessage(error)];
    throw new TakesNoWrites(`no server takes writes (${reasons.join('; ')})`);
  }
};

/** Runs one search at a time, and repeats its failure for a moment. */
const openSearch = (addresses: Addresses, tls: Tls) => {
  let underWay: Promise<string> | undefined;
  let failed: { error: unknown; at: number } | undefined;
  const search = async () => {
    try {
      return await findWritable(addresses, tls);
    } catch (error) {
      failed = { error, at: performance.now() };
      throw error;
    } finally {
      underWay = undefined;
    }
  };
  return async (): Promise<string> => {
    if (failed && performance.now() - failed.at < SPARED_MS) throw failed.error;
    return (underWay ??= search());
  };
};

type Done = (error: Error | null) => void;

/**
 * Connects to the one of these servers that accepts writes, as libpq does with target_session_attrs; `pg` knows one
 * server only. It searches if no server is known yet, or if it can't be reached any longer or has become a standby.
 */
export const createFailoverClientClass = (addresses: Addresses, tls: Tls = {}): typeof Client => {
  let primaryUrl: string | undefined;
  const search = openSearch(addresses, tls);
  const choose = async () => (primaryUrl ??= await search());

  return class extends Client {
    override connect(): Promise<Client>;
    override connect(done: Done): void;
    override connect(done?: Done): Promise<Client> | void {
      if (!done) return this.connectToChosen();
      callbackify(() => this.connectToChosen())(done);
    }

    private async connectToChosen(): Promise<Client> {
      const { hostname, port } = new URL(await choose());
      try {
        Object.assign(this, { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || '5432') });
        await super.connect();
        await requireWrites(this);
        // The connection is lost: its server may be gone, and another one in its place.
        this.once('error', () => {
          primaryUrl = undefined;
        });
        return this;
      } catch (error) {
        primaryUrl = undefined;
        this.end().catch(() => {});
        throw error;
      }
    }
  };
};
