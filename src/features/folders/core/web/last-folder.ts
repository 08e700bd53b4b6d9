import { readStored, writeStored } from '#web/own-storage.ts';

interface LastFolder {
  id: number;
  name: string;
}

const nameFor = (personId: number) => `giewel-last-folder ${personId}`;

/** The folder a person saved to last in this browser: the next company goes there by one press. */
export const readLastFolder = (personId: number): LastFolder | null => {
  try {
    const { id, name } = JSON.parse(readStored(nameFor(personId)) ?? '{}') as Partial<LastFolder>;
    return Number.isInteger(id) && typeof name === 'string' ? { id: Number(id), name } : null;
  } catch {
    return null;
  }
};

export const writeLastFolder = (personId: number, folder: LastFolder | null) =>
  writeStored(nameFor(personId), folder ? JSON.stringify(folder) : '');
