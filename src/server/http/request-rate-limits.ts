import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { DAY_MS } from '#kernel/calendar.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Announcements } from '#server/database/postgres-announcements.ts';
import { ipNetworkOf } from './ip-network.ts';
import { createSearchEngineCheck, type DnsLookups } from './search-engine-check.ts';
import { serverRefusals } from './server-refusals.ts';

/** A request counts as reading anything, a company's whole profile or a file made for it, or as writing. */
export type CountedRequestKind = 'read' | 'profile' | 'file' | 'write';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Undefined if it isn't counted: assets, pictures, and routes with a limit of their own. */
    counted?: CountedRequestKind | ((request: FastifyRequest) => CountedRequestKind) | undefined;
  }
}

const MINUTE_MS = 60_000;
const HOUR_SECONDS = 60 * 60;

type Window = 'minute' | 'day';

/** An account, or a network without one, may do this a minute: more than people do, less than somebody who copies everything. */
const A_MINUTE: Readonly<Record<CountedRequestKind, number>> = {
  read: 600,
  profile: 60,
  file: 60,
  write: 300,
};
/** A token has an allowance of its own: a program that runs wild uses up nothing of the person it works for. */
export const TOKEN_REQUESTS_A_MINUTE_BY_KIND: Readonly<Record<CountedRequestKind, number>> = {
  read: 300,
  profile: 60,
  file: 60,
  write: 120,
};
/** A network without an account may read this many profiles: at 60 a minute a whole directory would be copied overnight. */
const PROFILES_A_DAY = 600;
const EXCHANGE_MS = 1_000;
/** A smaller part of a limit isn't shared: it would take as many instances to reach the limit. */
const WORTH_SHARING = 1 / 20;
/** There may be endless networks. The oldest windows are dropped first. */
const MOST_WINDOWS = 100_000;
/** PostgreSQL accepts 8,000 bytes at once; an entry of ours has 80 at most. */
const ENTRIES_AT_ONCE = 80;

const CHANNEL = 'reads';

/** The refusals’ sentences have only a plural: “in 1 seconds” would be wrong, and waiting for 2 harms nobody. */
const pluralNumber = (count: number) => String(Math.max(2, count));

interface Count {
  most: number;
  beganAt: number;
  count: number;
  /** This part isn't shared with other instances yet. */
  untold: number;
}

interface SharedCounts {
  from: string;
  sums: [length: Window, key: string, most: number, count: number][];
}

/** Says how much of an allowance is left, and when it is whole again. */
export interface RateStanding {
  policy: CountedRequestKind;
  most: number;
  left: number;
  seconds: number;
}

export interface RequestRateLimits {
  /** Counts a request and reports where its caller stands, or ends it with 429. */
  count(request: FastifyRequest, report?: (standing: RateStanding) => void): void;
  close(): void;
}

interface RequestLimitsOptions {
  pool: Pool;
  announcements: Announcements;
  isOn: boolean;
  /** Returns milliseconds since any fixed moment. */
  now?: () => number;
  lookups?: DnsLookups | undefined;
}

const callerKey = ({ requestContext: { tokenId, person, ip } }: FastifyRequest) => {
  if (tokenId !== null) return `token ${tokenId}`;
  return person ? `account ${person.id}` : ipNetworkOf(ip);
};

/** Holds the counts of current windows of one length, the oldest first. */
const countsWithin = (lengthMs: number, now: () => number) => {
  const counts = new Map<string, Count>();

  const forgetOld = () => {
    for (const [key, { beganAt }] of counts) {
      if (now() - beganAt < lengthMs && counts.size <= MOST_WINDOWS) break;
      counts.delete(key);
    }
  };

  return {
    forgetOld,
    all: () => counts.entries(),
    of: (key: string, limit: number): Count => {
      const current = counts.get(key);
      if (current && now() - current.beganAt < lengthMs) return current;
      counts.delete(key);
      const fresh = { most: limit, beganAt: now(), count: 0, untold: 0 };
      counts.set(key, fresh);
      if (counts.size > MOST_WINDOWS) forgetOld();
      return fresh;
    },
    /** Returns the milliseconds until the next request is allowed; 0 if it is now. */
    spend: (count: Count): number => {
      if (count.count >= count.most) return Math.max(1, count.beganAt + lengthMs - now());
      count.count += 1;
      count.untold += 1;
      return 0;
    },
  };
};

/**
 * Counts in each instance's memory, so a cached response costs nothing else, and works while the database is away. Once
 * a second the instances share their counts through the database. A new process starts from zero, even for the day.
 */
export const openRequestRateLimits = async ({
  pool,
  announcements,
  isOn,
  now = () => performance.now(),
  lookups,
}: RequestLimitsOptions): Promise<RequestRateLimits> => {
  if (!isOn) return { count: () => undefined, close: () => undefined };
  const self = randomUUID();
  const windows = { minute: countsWithin(MINUTE_MS, now), day: countsWithin(DAY_MS, now) };
  const isSearchEngine = createSearchEngineCheck(lookups, now);

  await announcements.listen(CHANNEL, {
    onAnnouncement: (payload) => {
      const { from, sums } = JSON.parse(payload) as SharedCounts;
      if (from === self) return;
      for (const [length, key, limit, count] of sums) windows[length].of(key, limit).count += count;
    },
  });

  const untold = (length: Window): SharedCounts['sums'] => {
    windows[length].forgetOld();
    return [...windows[length].all()].flatMap(([key, windowCount]): SharedCounts['sums'] => {
      if (windowCount.untold === 0 || windowCount.count < windowCount.most * WORTH_SHARING) return [];
      const sum = windowCount.untold;
      windowCount.untold = 0;
      return [[length, key, windowCount.most, sum]];
    });
  };

  const share = async () => {
    const sums = [...untold('minute'), ...untold('day')];
    const messages = Array.from({ length: Math.ceil(sums.length / ENTRIES_AT_ONCE) }, (_, index) =>
      JSON.stringify({
        from: self,
        sums: sums.slice(index * ENTRIES_AT_ONCE, (index + 1) * ENTRIES_AT_ONCE),
      }),
    );
    if (messages.length > 0) {
      await pool.query('select pg_notify($1, said) from unnest($2::text[]) said', [CHANNEL, messages]);
    }
  };

  let sharing: Promise<void> | undefined;
  const exchange = setInterval(() => {
    // While the database is away each instance counts alone.
    sharing ??= share()
      .catch(() => undefined)
      .finally(() => {
        sharing = undefined;
      });
  }, EXCHANGE_MS);
  exchange.unref();

  const spend = (
    caller: string,
    kind: CountedRequestKind,
    { most, report }: { most: number; report?: ((standing: RateStanding) => void) | undefined },
  ) => {
    const window = windows.minute.of(`${kind} ${caller}`, most);
    const left = windows.minute.spend(window);
    report?.({
      policy: kind,
      most,
      left: Math.max(0, most - window.count),
      seconds: Math.max(1, Math.ceil((window.beganAt + MINUTE_MS - now()) / 1000)),
    });
    if (left === 0) return;
    const seconds = Math.ceil(left / 1000);
    throw new Refusal(
      'tooManyRequests',
      serverRefusals.tooMuchAtOnce,
      { seconds: pluralNumber(seconds) },
      seconds,
    );
  };

  const spendOfDay = (network: string) => {
    const left = windows.day.spend(windows.day.of(network, PROFILES_A_DAY));
    if (left === 0) return;
    const seconds = Math.ceil(left / 1000);
    const words = { hours: pluralNumber(Math.ceil(seconds / HOUR_SECONDS)) };
    throw new Refusal('tooManyRequests', serverRefusals.tooManyProfiles, words, seconds);
  };

  return {
    count(request, report) {
      const countedAs = request.routeOptions.config.counted;
      if (!countedAs) return;
      const kind = typeof countedAs === 'string' ? countedAs : countedAs(request);
      const caller = callerKey(request);
      const { person, ip, userAgent, tokenId } = request.requestContext;
      const allowances = tokenId === null ? A_MINUTE : TOKEN_REQUESTS_A_MINUTE_BY_KIND;
      const isFree = kind === 'profile' && !person && isSearchEngine(ip, userAgent);
      if (!isFree) spend(caller, kind, { most: allowances[kind], report });
      if (kind === 'profile' || kind === 'file') spend(caller, 'read', { most: allowances.read });
      if (kind === 'profile' && !person && !isFree) spendOfDay(caller);
    },
    close: () => clearInterval(exchange),
  };
};
