import { readdir } from 'node:fs/promises';

/** The files of an outbox, oldest first, without one that is still being written. */
export const lettersIn = async (outbox: string): Promise<string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  return names.filter((name) => !name.startsWith('.')).toSorted();
};
