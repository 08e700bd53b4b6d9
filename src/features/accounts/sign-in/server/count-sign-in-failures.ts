import type { UserRow } from '#features/accounts/core/server/index.ts';
import { isKnownBrowser } from '#features/accounts/core/server/index.ts';
import type { RateAllowance } from '#server/http/call-limits.ts';
import type { RequestContext } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';

const QUARTER_HOUR = 15 * 60;

// These limit failures, not sign-ins: a point is spent in advance and given back if the password was right.
/** It limits one account from one network, or from one browser that its person has signed in with before. */
const FAILURES_PER_ACCOUNT_AND_PLACE: RateAllowance = { points: 10, seconds: QUARTER_HOUR };
/** It limits one network that tries many accounts. */
const FAILURES_PER_NETWORK: RateAllowance = { points: 100, seconds: QUARTER_HOUR };
/** It limits one account from very many networks; a person with a known browser does not notice. */
const FAILURES_PER_ACCOUNT: RateAllowance = { points: 1_000, seconds: 60 * 60 };

interface Counter {
  name: string;
  key: string;
  allowance: RateAllowance;
}

// The typed name is counted, not its account: an unknown name is refused like any other, and the counts of a name and
// of an address do not reveal that they belong together. Spellings that find one account are counted as one.
const spelledAlike = (login: string) =>
  login.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');

const countersOf = async (
  { services, ip, knownToken }: Pick<RequestContext, 'ip' | 'knownToken'> & { services: Services },
  row: UserRow | undefined,
  login: string,
): Promise<Counter[]> => {
  if (row && (await isKnownBrowser(services.db, knownToken, row.id))) {
    const key = `${row.id} browser ${knownToken}`;
    return [{ name: 'sign-in', key, allowance: FAILURES_PER_ACCOUNT_AND_PLACE }];
  }
  const account = spelledAlike(login);
  const network = ipNetworkOf(ip);
  // The widest counter comes last, so that attempts a narrower one refuses do not spend it.
  return [
    { name: 'sign-in-network', key: network, allowance: FAILURES_PER_NETWORK },
    { name: 'sign-in', key: `${account} network ${network}`, allowance: FAILURES_PER_ACCOUNT_AND_PLACE },
    { name: 'sign-in-account', key: account, allowance: FAILURES_PER_ACCOUNT },
  ];
};

/**
 * Spends the points before the password is checked, so that only a few of many concurrent guesses are made. The
 * counters are in the database, so a second instance changes nothing.
 */
export const withSignInFailuresCounted = async (
  context: Parameters<typeof countersOf>[0],
  row: UserRow | undefined,
  login: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const { limits } = context.services;
  const counters = await countersOf(context, row, login);
  for (const { name, key, allowance } of counters) await limits.spend(name, key, allowance);
  if (!(await isRight())) return false;
  for (const { name, key, allowance } of counters) await limits.refund(name, key, allowance);
  return true;
};
