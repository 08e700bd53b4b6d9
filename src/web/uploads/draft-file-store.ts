import { DRAFT_FILES_DATABASE } from '#web/browser-storage.ts';

// Pictures are too large for the storage that holds words. All of it goes at sign-out, with the other drafts.

/** One store has the files chosen for a draft, the other those to be sent as soon as possible. */
const stores = ['files', 'waiting'] as const;

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DRAFT_FILES_DATABASE, 2);
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
  makeRequest: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const request = makeRequest(database.transaction(store, mode).objectStore(store));
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('This browser keeps no files')));
    });
  } finally {
    database.close();
  }
};

/** These files outlive a reload. Where a browser stores none they last as long as the page. */
export const createDraftFileStore = <Stored>(
  store: (typeof stores)[number],
  isOne: (value: unknown) => value is Stored,
) => {
  const inMemory = new Map<string, Stored>();
  return {
    put: async (key: string, value: Stored): Promise<void> => {
      inMemory.set(key, value);
      await inStore(store, 'readwrite', (files) => files.put(value, key)).catch(() => undefined);
    },
    read: async (key: string): Promise<Stored | null> => {
      const memoryValue = inMemory.get(key);
      if (memoryValue) return memoryValue;
      const value: unknown = await inStore(store, 'readonly', (files) => files.get(key)).catch(
        () => undefined,
      );
      return isOne(value) ? value : null;
    },
    /** Returns them in the order they were added. */
    readAll: async (): Promise<Stored[]> => {
      const values: unknown[] = await inStore(store, 'readonly', (files) => files.getAll()).catch(() => []);
      const valid = values.filter(isOne);
      return valid.length > 0 ? valid : [...inMemory.values()];
    },
    drop: async (key: string): Promise<void> => {
      inMemory.delete(key);
      await inStore(store, 'readwrite', (files) => files.delete(key)).catch(() => undefined);
    },
    dropAll: async (): Promise<void> => {
      inMemory.clear();
      await inStore(store, 'readwrite', (files) => files.clear()).catch(() => undefined);
    },
  };
};
