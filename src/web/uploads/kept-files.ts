import { DRAFT_FILES } from '#web/own-storage.ts';

// Pictures are too large for the storage that holds words. All of it goes at sign-out, with the other drafts.

/** What is chosen for something begun, and what is to be sent as soon as it can be. */
const stores = ['files', 'waiting'] as const;

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DRAFT_FILES, 2);
    opening.addEventListener('upgradeneeded', () => {
      for (const store of stores)
        if (!opening.result.objectStoreNames.contains(store)) opening.result.createObjectStore(store);
    });
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('This browser keeps no files')));
  });

const inStore = async <Value>(
  store: (typeof stores)[number],
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const asked = act(database.transaction(store, mode).objectStore(store));
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(new Error('This browser keeps no files')));
    });
  } finally {
    database.close();
  }
};

/** Files that outlive a reload. Where a browser keeps none they last as long as the page. */
export const keptIn = <Kept>(store: (typeof stores)[number], isOne: (value: unknown) => value is Kept) => {
  const held = new Map<string, Kept>();
  return {
    keep: async (key: string, value: Kept): Promise<void> => {
      held.set(key, value);
      await inStore(store, 'readwrite', (files) => files.put(value, key)).catch(() => undefined);
    },
    read: async (key: string): Promise<Kept | null> => {
      const here = held.get(key);
      if (here) return here;
      const found: unknown = await inStore(store, 'readonly', (files) => files.get(key)).catch(
        () => undefined,
      );
      return isOne(found) ? found : null;
    },
    /** In the order they came. */
    readAll: async (): Promise<Kept[]> => {
      const found: unknown[] = await inStore(store, 'readonly', (files) => files.getAll()).catch(() => []);
      const kept = found.filter(isOne);
      return kept.length > 0 ? kept : [...held.values()];
    },
    drop: async (key: string): Promise<void> => {
      held.delete(key);
      await inStore(store, 'readwrite', (files) => files.delete(key)).catch(() => undefined);
    },
    dropAll: async (): Promise<void> => {
      held.clear();
      await inStore(store, 'readwrite', (files) => files.clear()).catch(() => undefined);
    },
  };
};
