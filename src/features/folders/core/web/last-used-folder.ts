import { readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';

interface LastFolder {
  id: number;
  name: string;
}

const nameFor = (personId: number) => `giewel-last-folder ${personId}`;

/** Reads the folder that a person saved to last in this browser: one press saves the next company there. */
export const readLastUsedFolder = (personId: number): LastFolder | null => {
  try {
    const { id, name } = JSON.parse(readBrowserStorage(nameFor(personId)) ?? '{}') as Partial<LastFolder>;
    return Number.isInteger(id) && typeof name === 'string' ? { id: Number(id), name } : null;
  } catch {
    return null;
  }
};

export const writeLastUsedFolder = (personId: number, folder: LastFolder | null) =>
  writeBrowserStorage(nameFor(personId), folder ? JSON.stringify(folder) : '');
