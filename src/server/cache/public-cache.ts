import { sql } from 'drizzle-orm';
import type { Announcements } from '#server/database/announcements.ts';
import type { Db } from '#server/database/db.ts';
import { isDatabaseUnavailable } from '#server/database/sql-state.ts';
import { type CacheEntry, createLruCache, newCacheEntry } from './lru-cache.ts';

interface CacheOptions<Value> {
  /** In bytes. */
  weigh: (value: Value) => number;
  isSound?: (value: Value) => boolean;
  /** The one company it is about; null where it may show any. */
  companyOf?: (value: Value) => number | null;
}

interface CachedValue<Value> {
  value: Value;
  /** When it was made, where nobody can tell whether it is still so. */
  asOf: Date | null;
}

export interface CacheStatistics {
  answers: number;
  bytes: number;
  /** Since the start: kept, made anew, or kept from before while the database is away. */
  asked: { kept: number; made: number; old: number };
}

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  getOrMake<Value>(
    key: string,
    make: () => Promise<Value>,
    options: CacheOptions<Value>,
  ): Promise<CachedValue<Value>>;
  statistics(): CacheStatistics;
}

/** In seconds, as the header says it. */
export const ageOf = (asOf: Date): number => Math.floor((Date.now() - asOf.getTime()) / 1000);

/** So long one is spared an attempt that has just failed, and gets what was kept. */
const SPARED_MS = 1_000;

/** Changes are many where more of them than this are heard within a second. */
const FEW = 2;
const SECOND_MS = 1_000;
/** While changes are many, what may show any company is this old at most, and not made anew sooner. */
const LIST_PATIENCE_MS = SECOND_MS;
/** What is about one company shows others beside it: they may be this old. */
const BESIDE_PATIENCE_MS = 60 * SECOND_MS;
/** So much longer one is given on while the next is being made. */
const LONGEST_MAKING_MS = 4 * SECOND_MS;

const patienceOf = ({ company }: CacheEntry) => (company ? BESIDE_PATIENCE_MS : LIST_PATIENCE_MS);

/** Pages show something new, and no row of a table has changed: of one company, or of all. */
export const announcePublicChange = (db: Db, companyId?: number) =>
  db.execute(sql`select pg_notify('public_change', ${String(companyId ?? '')})`);

const ONLY_NUMBERS = /^\d{1,10}(,\d{1,10}){0,199}$/;

/** Which companies a change is about; null where it may be about anything. */
const companiesIn = (payload: string): Set<number> | null =>
  ONLY_NUMBERS.test(payload) ? new Set(payload.split(',').map(Number)) : null;

const markStale = (entry: CacheEntry, changedCompanies: ReadonlySet<number>) => {
  entry.staleSince ??= performance.now();
  if (entry.company !== undefined) return;
  for (const company of changedCompanies) entry.missed.add(company);
};

/** An answer, or the one made in its place where that has to be waited for. */
const fitToGive = (entry: CacheEntry, makeAgain: () => CacheEntry): CacheEntry => {
  if (entry.staleSince === null) return entry;
  const now = performance.now();
  const patience = patienceOf(entry);
  const stale = now - entry.staleSince;
  const next = entry.successor;
  if (next) return stale > patience + LONGEST_MAKING_MS ? next : entry;
  if (now - entry.begunAt < patience) return entry;
  const replacement = makeAgain();
  return stale > patience ? replacement : entry;
};

/** Tells whether changes are many. */
const countChanges = () => {
  const lately: number[] = [];
  return () => {
    lately.push(performance.now());
    if (lately.length <= FEW) return false;
    const [earliest = 0] = lately.splice(0, lately.length - FEW);
    return performance.now() - earliest < SECOND_MS;
  };
};

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change), and where it can, of which companies.
 * While the connection to PostgreSQL is down we could miss one: everything is made again then, and nothing is added. Only
 * where that fails too, because the database is away, is what was kept still given, with its time.
 */
export const openPublicCache = async (announcements: Announcements): Promise<PublicCache> => {
  const cache = createLruCache();
  let isListening = false;
  let failedAt = 0;
  const requests: CacheStatistics['asked'] = { kept: 0, made: 0, old: 0 };
  const areMany = countChanges();

  const onAnnouncement = (payload: string) => {
    const areManyNow = areMany();
    const changedCompanies = companiesIn(payload);
    if (!changedCompanies) return cache.clear();
    for (const [key, entry] of cache.all()) {
      const isGone = entry.company ? changedCompanies.has(entry.company) : !areManyNow;
      if (isGone) cache.drop(key, entry);
      else
        for (const staleEntry of [entry, entry.successor])
          if (staleEntry) markStale(staleEntry, changedCompanies);
    }
  };

  await announcements.listen('public_change', {
    onAnnouncement,
    onUp: () => {
      cache.clear();
      isListening = true;
    },
    onDown: () => {
      isListening = false;
    },
  });

  const makeOrCached = async <Value>(
    { made: promise, madeAt }: CacheEntry,
    make: () => Promise<Value>,
    { isSound = () => true }: CacheOptions<Value>,
  ): Promise<CachedValue<Value>> => {
    const old = async () => {
      requests.old += 1;
      return { value: (await promise) as Value, asOf: madeAt };
    };
    if (performance.now() - failedAt < SPARED_MS) return old();
    try {
      const value = await make();
      requests.made += 1;
      if (isSound(value)) return { value, asOf: null };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    failedAt = performance.now();
    return old();
  };

  /** Makes an answer, and keeps it where it is worth it: alone, or in the place of one before. */
  const begin = <Value>(
    key: string,
    make: () => Promise<Value>,
    { weigh, isSound = () => true, companyOf = () => null }: CacheOptions<Value>,
    previous?: CacheEntry,
  ): CacheEntry => {
    requests.made += 1;
    const promise = make();
    const entry = newCacheEntry(promise);
    if (previous) previous.successor = entry;
    else if (isListening) cache.add(key, entry);
    const giveUp = () => {
      cache.drop(key, entry);
      if (previous) previous.successor = undefined;
    };
    const settle = (value: Value) => {
      entry.company = companyOf(value);
      if (!isSound(value) || (entry.company && entry.missed.has(entry.company))) return giveUp();
      if (previous) cache.replace(key, previous, entry);
      cache.grow(key, entry, weigh(value));
    };
    promise.then(settle, giveUp);
    return entry;
  };

  return {
    async getOrMake<Value>(key: string, make: () => Promise<Value>, options: CacheOptions<Value>) {
      const cached = cache.find(key);
      if (cached && !isListening) return makeOrCached(cached, make, options);
      if (cached) requests.kept += 1;
      const entry = cached
        ? fitToGive(cached, () => begin(key, make, options, cached))
        : begin(key, make, options);
      return { value: (await entry.made) as Value, asOf: null };
    },

    statistics: () => ({ ...cache.figures(), asked: { ...requests } }),
  };
};
