import { StartupError } from '#server/errors/startup-error.ts';
import { failoverClient } from './failover-client.ts';
import type { DatabaseConnection } from './pool.ts';
import { serversIn } from './servers-in.ts';
import { tlsIn } from './tls-in.ts';

/** Backups and staff commands must bypass any pooler, so they find the database here. */
export const directUrlIn = (env: Record<string, string | undefined>): string | undefined =>
  env['DATABASE_DIRECT_URL'] ?? env['DATABASE_URL'];

/** Reads how to reach the database at an address, on one server or several. */
export const connectionAt = (address: string): DatabaseConnection => {
  const servers = serversIn(address);
  if (!servers) throw new StartupError('DATABASE_URL must be a postgresql:// address.');
  const [first, ...others] = servers.addresses;
  const { address: connectionString, ...tls } = tlsIn(first);
  const addresses = [connectionString, ...others.map((other) => tlsIn(other).address)] as const;
  return { connectionString, ...tls, ...(servers.areChosen && { Client: failoverClient(addresses, tls) }) };
};
