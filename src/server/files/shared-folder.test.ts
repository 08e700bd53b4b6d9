import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { startS3 } from '#testing/s3-stand-in.ts';
import { copyFiles, findMissingFiles } from './copy-files.ts';
import { createFolderFileStore } from './folder-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { adoptSharedFolder, checkSharedFolder } from './shared-folder.ts';

const { pool } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'giewel-folder-'));
const other = join(folder, 'other');
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true });
});

test('instances that share a folder start together, one with a folder of its own does not', async () => {
  await Promise.all(Array.from({ length: 5 }, () => checkSharedFolder(pool, folder)));
  await expect(checkSharedFolder(pool, other)).rejects.toThrow(
    `The files of this database are in another folder than ${other}.`,
  );
  await adoptSharedFolder(pool, other);
  await checkSharedFolder(pool, other);
  await expect(checkSharedFolder(pool, folder)).rejects.toThrow(/another folder/);
});

test('a mark that another instance is still writing is waited for', async () => {
  const fresh = await mkdtemp(join(folder, 'fresh-'));
  await pool.query('delete from stored_folder');
  await writeFile(join(fresh, '.folder'), '');
  const mark = randomUUID();
  const checked = checkSharedFolder(pool, fresh);
  await delay(50);
  await writeFile(join(fresh, '.folder'), mark);
  await checked;
  expect((await pool.query('select id from stored_folder')).rows).toEqual([{ id: mark }]);
});

test('files are copied into a store, and those that are missing are named', async () => {
  const bytes = Buffer.from('a picture');
  await createFolderFileStore(other).put('pictures/a.webp', bytes);
  await pool.query(
    `insert into users (username, password, email) values ('claire', '-', 'claire@mail.example')`,
  );
  await pool.query(
    `insert into stored_files (name, owner_id, bytes) select unnest(array['pictures/a.webp', 'pictures/b.webp']), id, 9 from users`,
  );
  const store = createS3FileStore(s3.settings);
  expect(await copyFiles(other, store)).toBe(1);
  expect(s3.objects.get('/giewel/pictures/a.webp')?.bytes).toEqual(bytes);
  expect(await findMissingFiles(pool, store)).toEqual({ known: 2, missing: ['pictures/b.webp'] });
});
