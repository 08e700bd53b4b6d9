import { StartupError } from '#server/errors/startup-error.ts';
import { createFailoverClientClass } from './failover-client.ts';
import { parseDatabaseServers } from './parse-database-servers.ts';
import { parseTlsOptions } from './parse-tls-options.ts';
import type { DatabaseConnection } from './pool.ts';

/** Backups and staff commands must bypass any pooler, so they find the database here. */
export const directDatabaseUrlIn = (env: Record<string, string | undefined>): string | undefined =>
  env['DATABASE_DIRECT_URL'] ?? env['DATABASE_URL'];

/** Reads how to reach the database at an address, on one server or several. */
export const parseDatabaseUrl = (address: string): DatabaseConnection => {
  const servers = parseDatabaseServers(address);
  if (!servers) throw new StartupError('DATABASE_URL must be a postgresql:// address.');
  const [first, ...others] = servers.addresses;
  const { address: connectionString, ...tls } = parseTlsOptions(first);
  const addresses = [connectionString, ...others.map((other) => parseTlsOptions(other).address)] as const;
  return {
    connectionString,
    ...tls,
    ...(servers.areChosen && { Client: createFailoverClientClass(addresses, tls) }),
  };
};
