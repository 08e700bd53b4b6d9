import { sql } from 'drizzle-orm';
import { isDatabaseUnavailable } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import type { Announcements } from '#server/database/postgres-announcements.ts';
import { type CacheEntry, createLruCache, createCacheEntry } from './lru-cache.ts';

interface CacheOptions<Value> {
  /** Returns bytes. */
  weigh: (value: Value) => number;
  isSound?: (value: Value) => boolean;
  /** Returns the one company that the value is about; null if it may show any. */
  companyOf?: (value: Value) => number | null;
}

interface CachedValue<Value> {
  value: Value;
  /** The value was made then; null unless it may be out of date. */
  asOf: Date | null;
}

export interface CacheStatistics {
  answers: number;
  bytes: number;
  /** Counts since the start: found in the cache, made, or served stale while the database was away. */
  asked: { kept: number; made: number; old: number };
}

/** Caches what all visitors see alike until the database announces that public data has changed. */
export interface PublicCache {
  getOrMake<Value>(
    key: string,
    make: () => Promise<Value>,
    options: CacheOptions<Value>,
  ): Promise<CachedValue<Value>>;
  statistics(): CacheStatistics;
}

/** The Age header counts in seconds. */
export const cacheAgeSeconds = (asOf: Date): number => Math.floor((Date.now() - asOf.getTime()) / 1000);

/** After a failed attempt, requests get the cached value this long without a new attempt. */
const SPARED_MS = 1_000;

/** Changes are frequent if more than this are announced within a second. */
const FEW = 2;
const SECOND_MS = 1_000;
/** While changes are frequent, a value that may show any company may be this old, and isn't made again sooner. */
const LIST_PATIENCE_MS = SECOND_MS;
/** A value about one company also shows others: their data may be this old. */
const BESIDE_PATIENCE_MS = 60 * SECOND_MS;
/** A stale value is served this much longer while the next one is being made. */
const LONGEST_MAKING_MS = 4 * SECOND_MS;

const patienceOf = ({ company }: CacheEntry) => (company ? BESIDE_PATIENCE_MS : LIST_PATIENCE_MS);

/** Announces that pages show something new although no table has changed: for one company, or for all. */
export const announcePublicChange = (db: Db, companyId?: number) =>
  db.execute(sql`select pg_notify('public_change', ${String(companyId ?? '')})`);

const ONLY_NUMBERS = /^\d{1,10}(,\d{1,10}){0,199}$/;

/** Returns the companies of a change; null if it may concern anything. */
const companiesIn = (payload: string): Set<number> | null =>
  ONLY_NUMBERS.test(payload) ? new Set(payload.split(',').map(Number)) : null;

const markStale = (entry: CacheEntry, changedCompanies: ReadonlySet<number>) => {
  entry.staleSince ??= performance.now();
  if (entry.company !== undefined) return;
  for (const company of changedCompanies) entry.missed.add(company);
};

/** Returns the entry, or its replacement if it is too old to serve. */
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

/** Returns a function that counts a change and says whether changes are frequent. */
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
 * PostgreSQL announces each change to every instance at its commit (trigger public_change), with its companies where it
 * can. While the connection is down an announcement could be missed: then every value is made again and none is cached.
 * Only if that fails too, because the database is away, is a cached value served, with its time.
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

  /** Makes a value, and caches it if it is worth it: as a new entry, or in place of a previous one. */
  const begin = <Value>(
    key: string,
    make: () => Promise<Value>,
    { weigh, isSound = () => true, companyOf = () => null }: CacheOptions<Value>,
    previous?: CacheEntry,
  ): CacheEntry => {
    requests.made += 1;
    const promise = make();
    const entry = createCacheEntry(promise);
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
