import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

// No stored file's name begins with a dot, so nobody can read it and no backup includes it.
const MARK = '.folder';

const LONGEST_WRITE_MS = 5_000;
const PAUSE_MS = 20;

const readMark = async (folder: string): Promise<string | null> => {
  const file = join(folder, MARK);
  try {
    // Another instance creates the file before it writes the mark.
    for (let waited = 0; waited < LONGEST_WRITE_MS; waited += PAUSE_MS) {
      const mark = (await readFile(file, 'utf8')).trim();
      if (mark !== '') return mark;
      await delay(PAUSE_MS);
    }
  } catch (error) {
    if (caughtErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  throw new StartupError(`${file} is empty, because a start was interrupted. Delete it and start again.`);
};

/** Returns a folder's id, which it gets on first use. */
const markOf = async (folder: string): Promise<string> => {
  const presentMark = await readMark(folder);
  if (presentMark !== null) return presentMark;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const mark = randomUUID();
    await writeFile(join(folder, MARK), mark, { flag: 'wx', mode: 0o600 });
    return mark;
  } catch (error) {
    // Another instance that shares the folder was faster.
    if (caughtErrorCode(error) === 'EEXIST') return markOf(folder);
    throw error;
  }
};

/** Refuses a folder other than the one in which all instances of this database store files. */
export const checkSharedFolder = async (pool: Pool, folder: string): Promise<void> => {
  const { rows } = await pool.query<{ id: string }>(
    `insert into stored_folder (id) values ($1)
     on conflict (is_only) do update set id = stored_folder.id returning id`,
    [await markOf(folder)],
  );
  if (rows[0]?.id === (await readMark(folder))) return;
  throw new StartupError(
    `The files of this database are in another folder than ${folder}. Give all instances the same DATA_DIR, or an S3 store (S3_…). Where they were moved here, or are lost, this folder is taken with npm run files -- adopt.`,
  );
};

/** Records that the stored files are in this folder from now on. */
export const adoptSharedFolder = async (pool: Pool, folder: string): Promise<void> => {
  await pool.query(
    'insert into stored_folder (id) values ($1) on conflict (is_only) do update set id = excluded.id',
    [await markOf(folder)],
  );
};
