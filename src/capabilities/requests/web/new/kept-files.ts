import { DRAFT_FILES } from '#web/own-storage.ts';

// Pictures are too large for the storage that holds the words.

const STORE = 'files';

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(DRAFT_FILES, 1);
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('This browser keeps no files')));
  });

const inStore = async <Value>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> => {
  const database = await open();
  try {
    return await new Promise<Value>((resolve, reject) => {
      const asked = act(database.transaction(STORE, mode).objectStore(STORE));
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => reject(new Error('This browser keeps no files')));
    });
  } finally {
    database.close();
  }
};

// Where a browser keeps no files they last as long as the page.
const held = new Map<string, Blob>();

export const keepFile = async (key: string, file: Blob): Promise<void> => {
  held.set(key, file);
  await inStore('readwrite', (files) => files.put(file, key)).catch(() => undefined);
};

export const keptFile = async (key: string): Promise<Blob | null> => {
  const here = held.get(key);
  if (here) return here;
  const found: unknown = await inStore('readonly', (files) => files.get(key)).catch(() => undefined);
  return found instanceof Blob ? found : null;
};

export const dropFile = async (key: string): Promise<void> => {
  held.delete(key);
  await inStore('readwrite', (files) => files.delete(key)).catch(() => undefined);
};

export const dropAllFiles = async (): Promise<void> => {
  held.clear();
  await inStore('readwrite', (files) => files.clear()).catch(() => undefined);
};
