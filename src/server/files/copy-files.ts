import { buffer } from 'node:stream/consumers';
import type { Pool } from 'pg';
import { readFilesOfFolder } from '#server/database/backup-files.ts';
import { type FileStore, mimeTypeOfFile } from './file-store.ts';

/** Copies every stored file of a folder into a store and returns their number. It is safe to repeat. */
export const copyFiles = async (folder: string, to: FileStore): Promise<number> => {
  let copied = 0;
  for await (const { path, content } of readFilesOfFolder(folder)) {
    if (mimeTypeOfFile(path) === null) continue;
    await to.put(path, await buffer(content));
    copied += 1;
  }
  return copied;
};

/** Returns the files that the database names and a store lacks. */
export const findMissingFiles = async (
  pool: Pool,
  store: FileStore,
): Promise<{ known: number; missing: string[] }> => {
  const { rows } = await pool.query<{ name: string }>('select name from stored_files order by name');
  const missingNames: string[] = [];
  for (const { name } of rows) {
    const file = await store.read(name);
    file?.content.destroy();
    if (!file) missingNames.push(name);
  }
  return { known: rows.length, missing: missingNames };
};
