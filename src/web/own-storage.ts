/** The beginning of the name under which something begun is kept. */
export const DRAFT_PREFIX = 'giewel-draft';

/** The database in which the files of something begun are kept. */
export const DRAFT_FILES = `${DRAFT_PREFIX}-files`;

/** Where a browser keeps something: until it is forgotten, or as long as this tab is there. */
export type StorageName = 'localStorage' | 'sessionStorage';

/** What a browser keeps of a person's writing. Storage that is full or forbidden costs that memory, nothing else. */
export const readStored = (name: string, where: StorageName = 'localStorage'): string | null => {
  try {
    return globalThis[where].getItem(name);
  } catch {
    return null;
  }
};

export const writeStored = (name: string, value: string, where: StorageName = 'localStorage') => {
  try {
    if (value) globalThis[where].setItem(name, value);
    else globalThis[where].removeItem(name);
  } catch {
    // See above.
  }
};

export const namesInStorage = (where: StorageName = 'localStorage'): string[] => {
  try {
    return Object.keys(globalThis[where]);
  } catch {
    return [];
  }
};

/** So that the next person at this browser does not read them. */
export const forgetDrafts = () => {
  for (const where of ['localStorage', 'sessionStorage'] as const)
    for (const name of namesInStorage(where)) if (name.startsWith(DRAFT_PREFIX)) writeStored(name, '', where);
  try {
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // Where there is none nothing was kept.
  }
};
