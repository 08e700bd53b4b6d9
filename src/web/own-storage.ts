/** The beginning of the name under which something begun is kept. */
export const DRAFT_PREFIX = 'giewel-draft';

/** The database in which the files of something begun are kept. */
export const DRAFT_FILES = `${DRAFT_PREFIX}-files`;

/** What a browser keeps of a person's writing. Storage that is full or forbidden costs that memory, nothing else. */
export const readStored = (name: string): string | null => {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

export const writeStored = (name: string, value: string) => {
  try {
    if (value) localStorage.setItem(name, value);
    else localStorage.removeItem(name);
  } catch {
    // See above.
  }
};

export const namesInStorage = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** So that the next person at this browser does not read them. */
export const forgetDrafts = () => {
  for (const name of namesInStorage()) if (name.startsWith(DRAFT_PREFIX)) writeStored(name, '');
  try {
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // Where there is none nothing was kept.
  }
};
