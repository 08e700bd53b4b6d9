import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { emptyDatabase, testDatabase } from '#testing/database.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { decryptBackupStream, encryptBackupStream } from './backup-encryption.ts';
import { restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PASSPHRASE = 'Gromperekichelcher mat Äppelkompott';
const real = await testDatabase();
const target = await emptyDatabase();
const folder = await mkdtemp(join(tmpdir(), 'giewel-encrypted-'));
afterAll(() => rm(folder, { recursive: true }));
const archive = join(folder, 'out.giewel');
const { email } = await buildUser(real.db, { fullName: 'Known To Nobody Else' });
await writeFile(join(folder, 'passphrase'), PASSPHRASE);

const options = {
  archive,
  log: quietLog,
  filesFolder: join(folder, 'files'),
  migrationsFolder: resolve('db/migrations'),
};
await writeBackup({ ...options, connection: real.connection, passphrase: PASSPHRASE });
const written = await readFile(archive);
const databases = async () =>
  (await real.pool.query(`select datname from pg_database where datname like 'giewel_verify%'`)).rows;
const check = (passphrase?: string) => verifyBackup({ ...options, server: real.connection, passphrase });

test('an encrypted backup says nothing, opens with its passphrase alone, and is what went in', async () => {
  expect(written.includes(email)).toBe(false);
  expect(written.subarray(0, 12).toString()).toBe('giewel-enc-1');
  const into = { ...options, connection: target.connection };
  await expect(restoreBackup(into)).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
  await expect(restoreBackup({ ...into, passphrase: 'another passphrase' })).rejects.toThrow(
    'passphrase is another one',
  );
  await restoreBackup({ ...into, passphrase: PASSPHRASE });
  expect((await target.pool.query('select email from users')).rows).toEqual([{ email }]);
});

test('a backup is looked at by restoring it where nobody sees it, which leaves nothing', async () => {
  const { tables, rows } = await check(PASSPHRASE);
  expect(tables).toBeGreaterThan(40);
  expect(rows).toBeGreaterThan(0);
  await expect(check()).rejects.toThrow('is encrypted');
  expect(await databases()).toEqual([]);
});

test('one that was changed or cut off is not a backup', async () => {
  onTestFinished(() => writeFile(archive, written));
  const tampered = Buffer.from(written);
  tampered.set([7, 7, 7, 7], written.length - 500);
  for (const spoilt of [tampered, written.subarray(0, -1)]) {
    await writeFile(archive, spoilt);
    await expect(check(PASSPHRASE)).rejects.toThrow(/damaged/);
  }
  expect(await databases()).toEqual([]);
});

const CHUNK = 64 * 1024;

test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK])(
  '%i bytes come back, in pieces of any size',
  async (size) => {
    const bytes = Buffer.alloc(size, 'a house');
    const sealed = await buffer(encryptBackupStream(Readable.from([bytes]), PASSPHRASE));
    const pieces = Array.from({ length: Math.ceil(sealed.length / 1000) }, (_, index) =>
      sealed.subarray(index * 1000, (index + 1) * 1000),
    );
    expect((await buffer(decryptBackupStream(Readable.from(pieces), PASSPHRASE))).equals(bytes)).toBe(true);
  },
);

test('a chunk left out, or the last cut off at its border, is found', async () => {
  const sealed = await buffer(encryptBackupStream(Readable.from([Buffer.alloc(3 * CHUNK)]), PASSPHRASE));
  const head = 12 + 16;
  const whole = 4 + CHUNK + 16;
  const without = Buffer.concat([sealed.subarray(0, head + whole), sealed.subarray(head + 2 * whole)]);
  for (const broken of [without, sealed.subarray(0, head + 2 * whole)]) {
    await expect(buffer(decryptBackupStream(Readable.from([broken]), PASSPHRASE))).rejects.toThrow('damaged');
  }
});
