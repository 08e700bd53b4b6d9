import { callbackify } from 'node:util';
import { Client } from 'pg';
import { caughtMessage } from '#server/errors/caught-error.ts';
import type { DatabaseConnection } from './pool.ts';
import { READ_ONLY } from './sql-state.ts';

/** All are asked at once. What has not answered by then is as good as away. */
const PATIENCE_MS = 2_000;

/** Each search signs in everywhere: while a new primary is agreed on, hundreds of requests a second must not. */
const SPARED_MS = 150;

class TakesNoWrites extends Error {
  /** As the server itself would refuse a write: whoever asked is told to come again. */
  code = READ_ONLY;
}

const requireWrites = async (client: Client) => {
  const { rows } = await client.query<{ is: string }>(
    `select current_setting('transaction_read_only') as "is"`,
  );
  if (rows[0]?.is !== 'off') throw new TakesNoWrites('takes no writes: it follows another server');
};

const hostIn = (address: string) => new URL(address).host;

type Addresses = readonly [string, ...string[]];
/** How each of them is reached. */
type Tls = Pick<DatabaseConnection, 'ssl'>;

const tryOne = async (address: string, tls: Tls): Promise<string> => {
  const limits = { connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS };
  const client = new Client({ connectionString: address, ...tls, ...limits });
  client.on('error', () => {}); // What is under way reports it.
  try {
    await client.connect();
    await requireWrites(client);
    return address;
  } catch (error) {
    throw new Error(`${hostIn(address)}: ${caughtMessage(error)}`, { cause: error });
  } finally {
    // Whether it is closed in order is nothing to wait for.
    client.end().catch(() => {});
  }
};

const findWritable = async (addresses: Addresses, tls: Tls): Promise<string> => {
  try {
    return await Promise.any(addresses.map((address) => tryOne(address, tls)));
  } catch (error) {
    const reasons =
      error instanceof AggregateError ? error.errors.map(caughtMessage) : [caughtMessage(error)];
    throw new TakesNoWrites(`no server takes writes (${reasons.join('; ')})`);
  }
};

/** One search at a time, and after one that found nothing its answer for a moment. */
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
 * A connection to whichever of these servers takes writes, as libpq has it with target_session_attrs; `pg` knows one server.
 * The server is looked for when there is none yet, cannot be reached any more, or has become one that follows.
 */
export const failoverClient = (addresses: Addresses, tls: Tls = {}): typeof Client => {
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
        // Lost: its server may be gone, and another one in its place.
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
