/** Names of drafts in the browser's storage begin with this. */
export const DRAFT_KEY_PREFIX = 'giewel-draft';

/** This database stores the files of drafts. */
export const DRAFT_FILES_DATABASE = `${DRAFT_KEY_PREFIX}-files`;

/** One lasts until it is cleared, the other as long as this tab. */
export type BrowserStorageName = 'localStorage' | 'sessionStorage';

/** Reads a draft. Storage that is full or forbidden loses drafts, nothing else. */
export const readBrowserStorage = (
  name: string,
  storage: BrowserStorageName = 'localStorage',
): string | null => {
  try {
    return globalThis[storage].getItem(name);
  } catch {
    return null;
  }
};

export const writeBrowserStorage = (
  name: string,
  value: string,
  storage: BrowserStorageName = 'localStorage',
) => {
  try {
    if (value) globalThis[storage].setItem(name, value);
    else globalThis[storage].removeItem(name);
  } catch {
    // See above.
  }
};

export const listBrowserStorageKeys = (storage: BrowserStorageName = 'localStorage'): string[] => {
  try {
    return Object.keys(globalThis[storage]);
  } catch {
    return [];
  }
};

/** The next person at this browser must not read them. */
export const deleteDrafts = () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    for (const name of listBrowserStorageKeys(storage))
      if (name.startsWith(DRAFT_KEY_PREFIX)) writeBrowserStorage(name, '', storage);
  try {
    indexedDB.deleteDatabase(DRAFT_FILES_DATABASE);
  } catch {
    // A browser without a database has stored none.
  }
};
