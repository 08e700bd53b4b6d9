import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

/**
 * libpq and every provider mean this by sslmode: `require` encrypts and accepts any certificate, `verify-ca` and
 * `verify-full` check it. `pg` would take each for `verify-full`, with a warning at every start.
 */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof modes)[number];

/** `pg` calls `require` so. */
const NO_VERIFY = 'no-verify';
const parameters = ['sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat', 'ssl'];

const isMode = (value: string): value is Mode => modes.some((mode) => mode === value);

const modeIn = (query: URLSearchParams): Mode | null | undefined => {
  const named = query.get('sslmode');
  if (named === NO_VERIFY) return 'require';
  if (named !== null) return isMode(named) ? named : null;
  if (query.get('ssl') === 'true') return 'require';
  return query.has('sslrootcert') ? 'verify-full' : undefined;
};

/** Says whether its `sslmode` is supported. `allow` and `prefer` would go on without TLS if somebody blocks it. */
export const hasSupportedSslMode = (address: string): boolean =>
  modeIn(new URL(address).searchParams) !== null;

const read = (query: URLSearchParams, name: string): string | undefined => {
  const path = query.get(name);
  // Node brings the publicly known authorities.
  if (path === null || path === 'system') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL names ${path} as ${name}, which cannot be read (${caughtErrorCode(error)}).`,
    );
  }
};

const optionsFor = (mode: Mode, query: URLSearchParams): ConnectionOptions | false => {
  if (mode === 'disable') return false;
  const [ca, cert, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => read(query, name));
  // If an authority is given, libpq checks its certificate even without being told to.
  const isVerified = mode !== 'require' || ca !== undefined;
  return {
    ...(ca && { ca }),
    ...(cert && { cert }),
    ...(key && { key }),
    rejectUnauthorized: isVerified,
    // Only the authority counts, whatever name the certificate has.
    ...(mode !== 'verify-full' && { checkServerIdentity: () => undefined }),
  };
};

export interface DatabaseTlsOptions {
  /** The address comes without its TLS options. */
  address: string;
  ssl?: ConnectionOptions | false;
}

export const parseTlsOptions = (address: string): DatabaseTlsOptions => {
  const [before = '', query = ''] = address.split('?', 2);
  const all = new URLSearchParams(query);
  const mode = modeIn(all);
  if (!parameters.some((name) => all.has(name))) return { address };
  const rest = new URLSearchParams([...all].filter(([name]) => !parameters.includes(name)));
  return {
    address: rest.size > 0 ? `${before}?${rest}` : before,
    ...(mode && { ssl: optionsFor(mode, all) }),
  };
};
