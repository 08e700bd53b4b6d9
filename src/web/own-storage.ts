/** Names of drafts in the browser's storage begin with this. */
export const DRAFT_PREFIX = 'giewel-draft';

/** This database stores the files of drafts. */
export const DRAFT_FILES = `${DRAFT_PREFIX}-files`;

/** One lasts until it is cleared, the other as long as this tab. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** Reads a draft. Storage that is full or forbidden loses drafts, nothing else. */
export const readStored = (name: string, storage: StorageName = 'localStorage'): string | null => {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
};

export const writeStored = (name: string, value: string, storage: StorageName = 'localStorage') => {
  try {
    if (value) globalThis[storage].setItem(name, value);
    else globalThis[storage].removeItem(name);
  } catch {
    // See above.
  }
};

export const namesInStorage = (storage: StorageName = 'localStorage'): string[] => {
  try {
    return Object.keys(globalThis[storage]);
  } catch {
    return [];
  }
};

/** The next person at this browser must not read them. */
export const forgetDrafts = () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    for (const name of namesInStorage(storage))
      if (name.startsWith(DRAFT_PREFIX)) writeStored(name, '', storage);
  try {
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // A browser without a database has stored none.
  }
};
