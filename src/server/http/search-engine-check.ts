import { Resolver } from 'node:dns/promises';
import { isIPv6 } from 'node:net';
import { DAY_MS } from '#kernel/calendar.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';

/** An engine has a name in its user agent and a domain. Its services that fetch for anybody have other domains. */
const ENGINES: readonly (readonly [name: RegExp, domain: string])[] = [
  [/Googlebot/i, '.googlebot.com'],
  [/bingbot/i, '.search.msn.com'],
  [/Applebot/i, '.applebot.apple.com'],
  [/Qwantbot/i, '.qwant.com'],
];

const LOOKUP = { timeout: 2_000, tries: 1 };
/** A search engine's machine stays one for long; another may become one, or its name server was away. */
const REMEMBERED_MS = { yes: DAY_MS, no: 60 * 60_000 };
/** Anybody can claim to be one, from endless addresses. */
const MOST_AT_ONCE = 8;
const MOST_REMEMBERED = 10_000;

export type DnsLookups = Pick<Resolver, 'reverse' | 'resolve4' | 'resolve6'>;

interface EngineVerdict {
  isEngine: boolean;
  until: number;
}

/** One address can be written in many ways; a URL has only one. */
const written = (ip: string) => (isIPv6(ip) ? new URL(`http://[${ip}]`).hostname : ip);

const hasName = async (lookups: DnsLookups, ip: string, domain: string): Promise<boolean> => {
  // The owner of an address can give it any name. Only the owner of the name decides its addresses.
  const names = (await lookups.reverse(ip)).filter((name) => `.${name}`.toLowerCase().endsWith(domain));
  for (const name of names.slice(0, 2)) {
    const addresses = await (isIPv6(ip) ? lookups.resolve6(name) : lookups.resolve4(name));
    if (addresses.some((address) => written(address) === written(ip))) return true;
  }
  return false;
};

/**
 * Says whether a request comes from a search engine, as far as is known. Nobody waits for it: a claimed engine is
 * looked up in the background, and counted like everybody until then.
 */
export const createSearchEngineCheck = (
  lookups: DnsLookups = new Resolver(LOOKUP),
  now = () => performance.now(),
) => {
  const verdicts = new Map<string, EngineVerdict>();
  const underWay = new Set<string>();

  const lookUp = async (ip: string, domain: string) => {
    underWay.add(ip);
    const isEngine = await makeOutsideCall('dns', () => hasName(lookups, ip, domain)).catch(() => false);
    underWay.delete(ip);
    verdicts.delete(ip);
    verdicts.set(ip, { isEngine, until: now() + REMEMBERED_MS[isEngine ? 'yes' : 'no'] });
    const [oldest] = verdicts.keys();
    if (verdicts.size > MOST_REMEMBERED && oldest !== undefined) verdicts.delete(oldest);
  };

  return (ip: string, userAgent: string | null): boolean => {
    const [, domain] = ENGINES.find(([name]) => userAgent !== null && name.test(userAgent)) ?? [];
    if (domain === undefined) return false;
    const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
    const verdict = verdicts.get(address);
    const isFresh = verdict !== undefined && now() < verdict.until;
    if (!isFresh && !underWay.has(address) && underWay.size < MOST_AT_ONCE) void lookUp(address, domain);
    // During a new lookup the last verdict holds.
    return verdict?.isEngine ?? false;
  };
};
