import { sql } from 'drizzle-orm';
import type { Announcements } from './database/announcements.ts';
import type { Db } from './database/db.ts';
import { isDatabaseUnavailable } from './database/sql-state.ts';

/** In bytes, of all that is kept. */
const LARGEST = 64 * 1024 * 1024;
/** What an answer takes besides itself: its promise, its places in memory. */
const BESIDES = 512;

interface Keeping<Value> {
  /** In bytes. */
  weigh: (value: Value) => number;
  isSound?: (value: Value) => boolean;
}

export interface Kept<Value> {
  value: Value;
  /** When it was made, where nobody can tell whether it is still so. */
  asOf: Date | null;
}

export interface CacheFigures {
  answers: number;
  bytes: number;
  /** Since the start: kept, made anew, or kept from before while the database is away. */
  asked: { kept: number; made: number; old: number };
}

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  keep<Value>(key: string, make: () => Promise<Value>, keeping: Keeping<Value>): Promise<Kept<Value>>;
  figures(): CacheFigures;
}

interface Entry {
  made: Promise<unknown>;
  madeAt: Date;
  weight: number;
}

/** In seconds, as the header says it. */
export const ageOf = (asOf: Date): number => Math.floor((Date.now() - asOf.getTime()) / 1000);

/** So long one is spared an attempt that has just failed, and gets what was kept. */
const SPARED_MS = 1_000;

/** Answers up to a weight. Where they grow too heavy, those that nobody has asked for longest go first. */
const keptAnswers = () => {
  const entries = new Map<string, Entry>();
  let weight = 0;

  const drop = (key: string, entry: Entry) => {
    if (entries.get(key) !== entry) return;
    entries.delete(key);
    weight -= entry.weight;
  };

  const grow = (key: string, entry: Entry, by: number) => {
    if (entries.get(key) !== entry) return;
    entry.weight += by;
    weight += by;
    for (const [oldest, other] of entries) {
      if (weight <= LARGEST) break;
      drop(oldest, other);
    }
  };

  return {
    drop,
    grow,
    find: (key: string) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    add: (key: string, made: Promise<unknown>): Entry => {
      const entry = { made, madeAt: new Date(), weight: 0 };
      entries.set(key, entry);
      grow(key, entry, BESIDES + 2 * key.length);
      return entry;
    },
    figures: () => ({ answers: entries.size, bytes: weight }),
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
};

/** What pages show has changed, and no row of a table has. */
export const announcePublicChange = (db: Db) => db.execute(sql`select pg_notify('public_change', '')`);

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change). While the connection to PostgreSQL is
 * down we could miss one: everything is made again then, and nothing is added. Only where that fails too, because the
 * database is away, is what was kept still given, with its time.
 */
export const openPublicCache = async (announcements: Announcements): Promise<PublicCache> => {
  const answers = keptAnswers();
  let isListening = false;
  let failedAt = 0;
  const asked: CacheFigures['asked'] = { kept: 0, made: 0, old: 0 };

  await announcements.hear('public_change', {
    heard: answers.clear,
    onUp: () => {
      answers.clear();
      isListening = true;
    },
    onDown: () => {
      isListening = false;
    },
  });

  const orKept = async <Value>(
    { made, madeAt }: Entry,
    make: () => Promise<Value>,
    isSound: (value: Value) => boolean,
  ): Promise<Kept<Value>> => {
    const old = async () => {
      asked.old += 1;
      return { value: (await made) as Value, asOf: madeAt };
    };
    if (performance.now() - failedAt < SPARED_MS) return old();
    try {
      const value = await make();
      asked.made += 1;
      if (isSound(value)) return { value, asOf: null };
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
    }
    failedAt = performance.now();
    return old();
  };

  return {
    async keep<Value>(
      key: string,
      make: () => Promise<Value>,
      { weigh, isSound = () => true }: Keeping<Value>,
    ) {
      const entry = answers.find(key);
      if (entry && !isListening) return orKept(entry, make, isSound);
      if (entry) {
        asked.kept += 1;
        return { value: (await entry.made) as Value, asOf: null };
      }
      asked.made += 1;
      const made = make();
      if (isListening) {
        // What was read before a change is no longer there once it is made; what went wrong is not kept.
        const added = answers.add(key, made);
        made.then(
          (value) => (isSound(value) ? answers.grow(key, added, weigh(value)) : answers.drop(key, added)),
          () => answers.drop(key, added),
        );
      }
      return { value: await made, asOf: null };
    },

    figures: () => ({ ...answers.figures(), asked: { ...asked } }),
  };
};
