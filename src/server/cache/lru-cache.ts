/** In bytes, of all that is kept. */
const LARGEST = 64 * 1024 * 1024;
/** Of one answer, which weighs twice its bytes. What is larger saves less work than the many it would push out. */
const LARGEST_ENTRY = 4 * 1024 * 1024;
/** What an answer takes besides itself: its promise, its places in memory. */
const BESIDES = 512;

export interface CacheEntry {
  made: Promise<unknown>;
  madeAt: Date;
  /** By the clock that never jumps, as all that follows. */
  begunAt: number;
  weight: number;
  /** The one company it is about; null where it may show any, undefined until it is made. */
  company: number | null | undefined;
  /** The first change since it was begun that it may not show. */
  staleSince: number | null;
  /** Companies that changed while it was made. */
  missed: Set<number>;
  /** Made to take its place. */
  successor: CacheEntry | undefined;
}

export const newCacheEntry = (value: Promise<unknown>): CacheEntry => ({
  made: value,
  madeAt: new Date(),
  begunAt: performance.now(),
  weight: 0,
  company: undefined,
  staleSince: null,
  missed: new Set(),
  successor: undefined,
});

/** Answers up to a weight. Where they grow too heavy, those that nobody has asked for longest go first. */
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
