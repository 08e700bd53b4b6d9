import type { Announcements } from './database/announcements.ts';

/** In bytes, of all that is kept. */
const LARGEST = 64 * 1024 * 1024;
/** What an answer takes besides itself: its promise, its places in memory. */
const BESIDES = 512;

interface Keeping<Value> {
  /** In bytes. */
  weigh: (value: Value) => number;
  isSound?: (value: Value) => boolean;
}

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  keep<Value>(key: string, make: () => Promise<Value>, keeping: Keeping<Value>): Promise<Value>;
}

interface Entry {
  made: Promise<unknown>;
  weight: number;
}

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
      return entry.made;
    },
    add: (key: string, made: Promise<unknown>): Entry => {
      const entry = { made, weight: 0 };
      entries.set(key, entry);
      grow(key, entry, BESIDES + 2 * key.length);
      return entry;
    },
    clear: () => {
      entries.clear();
      weight = 0;
    },
  };
};

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change). While the line to
 * PostgreSQL is down we could miss one, so nothing is kept until it stands again.
 */
export const openPublicCache = async (announcements: Announcements): Promise<PublicCache> => {
  const answers = keptAnswers();
  let isListening = false;

  await announcements.hear('public_change', {
    heard: answers.clear,
    onUp: () => {
      answers.clear();
      isListening = true;
    },
    onDown: () => {
      isListening = false;
      answers.clear();
    },
  });

  return {
    async keep<Value>(
      key: string,
      make: () => Promise<Value>,
      { weigh, isSound = () => true }: Keeping<Value>,
    ) {
      const kept = answers.find(key) as Promise<Value> | undefined;
      if (kept) return kept;
      const made = make();
      if (isListening) {
        // What was read before a change is no longer there once it is made; what went wrong is not kept.
        const entry = answers.add(key, made);
        made.then(
          (value) => (isSound(value) ? answers.grow(key, entry, weigh(value)) : answers.drop(key, entry)),
          () => answers.drop(key, entry),
        );
      }
      return made;
    },
  };
};
