import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Refusal } from '#kernel/refusal.ts';
import type { Announcements } from './database/announcements.ts';
import { hostRefusals } from './http/host-refusals.ts';
import { networkOf } from './network.ts';

/** What is counted of a request: that somebody reads, be it a company's whole profile or a file made for them, or writes. */
export type Counted = 'read' | 'profile' | 'file' | 'write';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Nothing where it is not counted: assets, pictures, and what has a limit of its own. */
    counted?: Counted | undefined;
  }
}

/** What an account, or a network without one, does a minute: more than people do, less than who copies it all. */
const MOST: Readonly<Record<Counted, number>> = { read: 600, profile: 60, file: 60, write: 300 };
const MINUTE_MS = 60_000;
const EXCHANGE_MS = 1_000;
/** Less than this part of a limit is not written to the database: it would take as many instances to reach it. */
const WORTH_TELLING = 1 / 20;
/** Networks without end could ask. Who began longest ago is forgotten first. */
const MOST_WINDOWS = 100_000;
/** PostgreSQL takes 8,000 bytes at once; an entry of ours has 70 at most. */
const LINES_AT_ONCE = 100;

const CHANNEL = 'reads';

interface Window {
  counted: Counted;
  beganAt: number;
  count: number;
  /** The part of it that is not written to the database yet. */
  untold: number;
}

interface Told {
  from: string;
  sums: [who: string, counted: Counted, count: number][];
}

export interface RequestLimits {
  /** Counts a request, or ends it with 429. */
  count(request: FastifyRequest): void;
  close(): void;
}

interface Terms {
  pool: Pool;
  announcements: Announcements;
  isOn: boolean;
  /** In milliseconds, from whenever. */
  now?: () => number;
}

const whoAsks = ({ asker }: FastifyRequest) =>
  asker.person ? `account ${asker.person.id}` : networkOf(asker.ip);

/** The windows of a minute that have begun, the oldest first. */
const windowsFrom = (now: () => number) => {
  const windows = new Map<string, Window>();

  const forgetOld = () => {
    for (const [key, { beganAt }] of windows) {
      if (now() - beganAt < MINUTE_MS && windows.size <= MOST_WINDOWS) break;
      windows.delete(key);
    }
  };

  return {
    forgetOld,
    all: () => windows.entries(),
    of: (who: string, counted: Counted): Window => {
      const key = `${counted} ${who}`;
      const known = windows.get(key);
      if (known && now() - known.beganAt < MINUTE_MS) return known;
      windows.delete(key);
      const window = { counted, beganAt: now(), count: 0, untold: 0 };
      windows.set(key, window);
      if (windows.size > MOST_WINDOWS) forgetOld();
      return window;
    },
  };
};

/**
 * Counts in the memory of each instance, so that an answer that is kept costs nothing but this, and comes while the
 * database is away. Once a second the instances share, through the database, what they have counted.
 */
export const openRequestLimits = async ({
  pool,
  announcements,
  isOn,
  now = () => performance.now(),
}: Terms): Promise<RequestLimits> => {
  if (!isOn) return { count: () => undefined, close: () => undefined };
  const self = randomUUID();
  const windows = windowsFrom(now);

  await announcements.hear(CHANNEL, {
    heard: (payload) => {
      const { from, sums } = JSON.parse(payload) as Told;
      if (from === self) return;
      for (const [who, counted, count] of sums) windows.of(who, counted).count += count;
    },
  });

  const tell = async () => {
    windows.forgetOld();
    const toTell = [...windows.all()].filter(
      ([, { counted, count, untold }]) => untold > 0 && count >= MOST[counted] * WORTH_TELLING,
    );
    const sums = toTell.map(([key, { counted, untold }]) => [key.slice(counted.length + 1), counted, untold]);
    for (const [, window] of toTell) window.untold = 0;
    const messages = Array.from({ length: Math.ceil(sums.length / LINES_AT_ONCE) }, (_, at) =>
      JSON.stringify({ from: self, sums: sums.slice(at * LINES_AT_ONCE, (at + 1) * LINES_AT_ONCE) }),
    );
    if (messages.length > 0) {
      await pool.query('select pg_notify($1, said) from unnest($2::text[]) said', [CHANNEL, messages]);
    }
  };

  let telling: Promise<void> | undefined;
  const exchange = setInterval(() => {
    // While the database is away each instance counts for itself.
    telling ??= tell()
      .catch(() => undefined)
      .finally(() => {
        telling = undefined;
      });
  }, EXCHANGE_MS);
  exchange.unref();

  const spend = (who: string, counted: Counted) => {
    const window = windows.of(who, counted);
    if (window.count >= MOST[counted]) {
      const seconds = Math.max(1, Math.ceil((window.beganAt + MINUTE_MS - now()) / 1000));
      throw new Refusal('tooManyRequests', hostRefusals.tooMuchAtOnce, { seconds: String(seconds) }, seconds);
    }
    window.count += 1;
    window.untold += 1;
  };

  return {
    count(request) {
      const { counted } = request.routeOptions.config;
      if (!counted) return;
      const who = whoAsks(request);
      spend(who, counted);
      if (counted === 'profile' || counted === 'file') spend(who, 'read');
    },
    close: () => clearInterval(exchange),
  };
};
