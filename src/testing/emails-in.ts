import { readdir } from 'node:fs/promises';

/**
 * Returns the emails of an outbox, oldest first, without one that is still being written; attachments lie beside
 * them.
 */
export const emailsIn = async (outbox: string): Promise<string[]> => {
  const names = await readdir(outbox).catch((): string[] => []);
  return names.filter((name) => !name.startsWith('.') && name.endsWith('.txt')).toSorted();
};
