/** The beginning of the name under which something begun is kept. */
export const DRAFT_PREFIX = 'giewel-draft';

/** The database in which the files of something begun are kept. */
export const DRAFT_FILES = `${DRAFT_PREFIX}-files`;

/** Where a browser keeps something: until it is forgotten, or as long as this tab is there. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** What a browser keeps of a person's writing. Storage that is full or forbidden costs that memory, nothing else. */
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

/** So that the next person at this browser does not read them. */
export const forgetDrafts = () => {
  for (const storage of ['localStorage', 'sessionStorage'] as const)
    for (const name of namesInStorage(storage))
      if (name.startsWith(DRAFT_PREFIX)) writeStored(name, '', storage);
  try {
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // Where there is none nothing was kept.
  }
};
