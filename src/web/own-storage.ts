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

export const storedNames = (): string[] => {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
};

/** Whoever sits down at this browser next does not read what was begun. */
export const forgetDrafts = () => {
  for (const name of storedNames()) if (name.startsWith(DRAFT_PREFIX)) writeStored(name, '');
  try {
    indexedDB.deleteDatabase(DRAFT_FILES);
  } catch {
    // Where there is none nothing was kept.
  }
};
