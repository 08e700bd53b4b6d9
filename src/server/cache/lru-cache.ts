/** All entries together may weigh this many bytes. */
const LARGEST = 64 * 1024 * 1024;
/** A response weighs twice its bytes. A larger one would save less work than the many others it pushes out. */
const LARGEST_ENTRY = 4 * 1024 * 1024;
/** A response's promise and its entry in the map weigh about this much. */
const BESIDES = 512;

export interface CacheEntry {
  made: Promise<unknown>;
  madeAt: Date;
  /** It is measured by the monotonic clock, like all times below. */
  begunAt: number;
  weight: number;
  /** The response is about this one company; null if it may show any, undefined until it is made. */
  company: number | null | undefined;
  /** The first change came then that the response may not show. */
  staleSince: number | null;
  /** These companies changed while the response was being made. */
  missed: Set<number>;
  /** This entry is being made to replace it. */
  successor: CacheEntry | undefined;
}

export const createCacheEntry = (value: Promise<unknown>): CacheEntry => ({
  made: value,
  madeAt: new Date(),
  begunAt: performance.now(),
  weight: 0,
  company: undefined,
  staleSince: null,
  missed: new Set(),
  successor: undefined,
});

/** Caches responses up to a total weight. When they grow too heavy, the least recently requested ones go first. */
export const createLruCache = () => {
  const entries = new Map<string, CacheEntry>();
  let weight = 0;

  const isCached = (key: string, entry: CacheEntry) => entries.get(key) === entry;

  const drop = (key: string, entry: CacheEntry) => {
    if (!isCached(key, entry)) return;
    entries.delete(key);
    weight -= entry.weight;
  };

  const grow = (key: string, entry: CacheEntry, by: number) => {
    if (!isCached(key, entry)) return;
    entry.weight += by;
    weight += by;
    if (entry.weight > LARGEST_ENTRY) return drop(key, entry);
    for (const [oldest, oldestEntry] of entries) {
      if (weight <= LARGEST) break;
      drop(oldest, oldestEntry);
    }
  };

  const add = (key: string, entry: CacheEntry) => {
    entries.set(key, entry);
    grow(key, entry, BESIDES + 2 * key.length);
  };

  return {
    isKept: isCached,
    drop,
    grow,
    add,
    find: (key: string) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    replace: (key: string, previous: CacheEntry, next: CacheEntry) => {
      if (!isCached(key, previous)) return;
      drop(key, previous);
      add(key, next);
    },
    all: (): Iterable<[string, CacheEntry]> => entries,
    figures: () => ({ answers: entries.size, bytes: weight }),
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
};
