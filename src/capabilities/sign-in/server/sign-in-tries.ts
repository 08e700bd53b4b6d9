import type { UserRow } from '#accounts/server/index.ts';
import { isKnownBrowser } from '#accounts/server/index.ts';
import type { Asker } from '#server/http/answer.ts';
import type { Allowance } from '#server/limits.ts';
import { networkOf } from '#server/network.ts';
import type { Tools } from '#server/tools.ts';

const QUARTER_HOUR = 15 * 60;

// Failures, not sign-ins: a point is taken in advance and given back when the password was right.
/** One account from one network, or from one browser that its person has signed in with before. */
const FAILURES_PER_ACCOUNT_AND_PLACE: Allowance = { points: 10, seconds: QUARTER_HOUR };
/** One network that tries many accounts. */
const FAILURES_PER_NETWORK: Allowance = { points: 100, seconds: QUARTER_HOUR };
/** One account from very many networks, which a person with a browser of their own does not feel. */
const FAILURES_PER_ACCOUNT: Allowance = { points: 1_000, seconds: 60 * 60 };

interface Counter {
  name: string;
  who: string;
  allowance: Allowance;
}

// What was typed is counted, not whose it is: a name nobody has is refused like any other, and the counts of a name
// and of an address do not tell that they belong together. Spellings that find one account are counted as one.
const spelledAlike = (login: string) =>
  login.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('i\u0307', 'i');

const countersOf = async (
  { tools, ip, knownToken }: Pick<Asker, 'ip' | 'knownToken'> & { tools: Tools },
  row: UserRow | undefined,
  login: string,
): Promise<Counter[]> => {
  if (row && (await isKnownBrowser(tools.db, knownToken, row.id))) {
    const who = `${row.id} browser ${knownToken}`;
    return [{ name: 'sign-in', who, allowance: FAILURES_PER_ACCOUNT_AND_PLACE }];
  }
  const account = spelledAlike(login);
  const network = networkOf(ip);
  // The widest count comes last: what a narrower one refuses takes nothing of it.
  return [
    { name: 'sign-in-network', who: network, allowance: FAILURES_PER_NETWORK },
    { name: 'sign-in', who: `${account} network ${network}`, allowance: FAILURES_PER_ACCOUNT_AND_PLACE },
    { name: 'sign-in-account', who: account, allowance: FAILURES_PER_ACCOUNT },
  ];
};

/**
 * Takes the points before the password is looked at: of many guesses at once only so many are made. The counts
 * stand in the database, so a second instance changes nothing.
 */
export const withFailuresCounted = async (
  asking: Parameters<typeof countersOf>[0],
  row: UserRow | undefined,
  login: string,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  const { limits } = asking.tools;
  const counters = await countersOf(asking, row, login);
  for (const { name, who, allowance } of counters) await limits.spend(name, who, allowance);
  if (!(await isRight())) return false;
  for (const { name, who, allowance } of counters) await limits.refund(name, who, allowance);
  return true;
};
