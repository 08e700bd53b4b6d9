import { readFileSync } from 'node:fs';
import type { ConnectionOptions } from 'node:tls';
import { caughtCode } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

/**
 * What an address says of TLS, as libpq and every provider mean it: `require` encrypts and asks for no certificate that is
 * known, `verify-ca` and `verify-full` do. `pg` would take each of them for `verify-full`, with a warning at every start.
 */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type Mode = (typeof modes)[number];

/** `pg`'s own word for `require`. */
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

/** Whether its `sslmode` is one that is kept. `allow` and `prefer` would go on without TLS where somebody cuts it off. */
export const hasKnownTls = (address: string): boolean => modeIn(new URL(address).searchParams) !== null;

const read = (query: URLSearchParams, name: string): string | undefined => {
  const path = query.get(name);
  // Authorities that are known to everybody, which Node brings.
  if (path === null || path === 'system') return undefined;
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartupError(
      `DATABASE_URL names ${path} as ${name}, which cannot be read (${caughtCode(error)}).`,
    );
  }
};

const optionsFor = (mode: Mode, query: URLSearchParams): ConnectionOptions | false => {
  if (mode === 'disable') return false;
  const [ca, cert, key] = ['sslrootcert', 'sslcert', 'sslkey'].map((name) => read(query, name));
  // With an authority at hand libpq asks for its certificate although it is not told to.
  const isVerified = mode !== 'require' || ca !== undefined;
  return {
    ...(ca && { ca }),
    ...(cert && { cert }),
    ...(key && { key }),
    rejectUnauthorized: isVerified,
    // The authority alone counts, whatever name its certificate has.
    ...(mode !== 'verify-full' && { checkServerIdentity: () => undefined }),
  };
};

export interface TlsIn {
  /** The address without what it says of TLS. */
  address: string;
  ssl?: ConnectionOptions | false;
}

export const tlsIn = (address: string): TlsIn => {
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
