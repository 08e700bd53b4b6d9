import type { Announcements } from './database/announcements.ts';

const MAX_ENTRIES = 2000;

/** Keeps what every visitor sees alike until the database says that public data has changed. */
export interface PublicCache {
  keep<Value>(key: string, make: () => Promise<Value>, isSound?: (value: Value) => boolean): Promise<Value>;
}

/**
 * PostgreSQL tells every instance of a change at its commit (trigger public_change). While the line to
 * PostgreSQL is down we could miss one, so nothing is kept until it stands again.
 */
export const openPublicCache = async (announcements: Announcements): Promise<PublicCache> => {
  const entries = new Map<string, Promise<unknown>>();
  let generation = 0;
  let isListening = false;

  const forget = () => {
    generation += 1;
    entries.clear();
  };

  await announcements.hear('public_change', {
    heard: forget,
    onUp: () => {
      forget();
      isListening = true;
    },
    onDown: () => {
      isListening = false;
      forget();
    },
  });

  return {
    async keep<Value>(
      key: string,
      make: () => Promise<Value>,
      isSound: (value: Value) => boolean = () => true,
    ) {
      const kept = entries.get(key) as Promise<Value> | undefined;
      if (kept) return kept;
      const madeIn = generation;
      const made = make();
      if (isListening) {
        if (entries.size >= MAX_ENTRIES) entries.delete(entries.keys().next().value as string);
        entries.set(key, made);
        // What was read before a change, or went wrong, is not kept.
        const drop = () => entries.get(key) === made && entries.delete(key);
        made.then((value) => (generation !== madeIn || !isSound(value)) && drop(), drop);
      }
      return made;
    },
  };
};
