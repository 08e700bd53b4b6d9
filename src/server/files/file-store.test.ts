import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { startS3 } from '#testing/s3-stand-in.ts';
import { openFileStore } from './open-file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'giewel-files-'));
const s3 = await startS3();
afterAll(async () => {
  await s3.stop();
  await rm(dataDir, { recursive: true });
});

const storeFrom = (env: Record<string, string>) => openFileStore(readConfig({ DATA_DIR: dataDir, ...env }));
const stores = {
  'a folder': storeFrom({}),
  'an S3-compatible store': storeFrom({
    S3_ENDPOINT: `${s3.settings.endpoint}/`,
    S3_REGION: s3.settings.region,
    S3_BUCKET: s3.settings.bucket,
    S3_ACCESS_KEY_ID: s3.settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
  }),
};

const someBytes = Buffer.from([0, 1, 2, 255, 10, 13]);

describe.each(Object.entries(stores))('%s', (_, store) => {
  const read = async (name: string) => {
    const file = await store.read(name);
    return file && { ...file, content: await buffer(file.content) };
  };

  test('gives back what was put, with its size and what its name says it is', async () => {
    await store.put('pictures/a-1.webp', someBytes);
    expect(await read('pictures/a-1.webp')).toEqual({ content: someBytes, type: 'image/webp', size: 6 });
  });

  test('holds the last of two that were put under one name, and an empty one', async () => {
    await store.put('pictures/twice.webp', someBytes);
    await store.put('pictures/twice.webp', Buffer.from('other'));
    expect((await read('pictures/twice.webp'))?.content.toString()).toBe('other');
    await store.put('pictures/empty.webp', Buffer.alloc(0));
    expect(await read('pictures/empty.webp')).toMatchObject({ content: Buffer.alloc(0), size: 0 });
  });

  test('has nothing under a name that was never put or was removed, and removes it twice', async () => {
    await store.put('pictures/gone.webp', someBytes);
    await store.remove('pictures/gone.webp');
    await store.remove('pictures/gone.webp');
    expect(await read('pictures/gone.webp')).toBeNull();
    expect(await read('nowhere/never.webp')).toBeNull();
  });

  test.each([
    '../escape.webp',
    'pictures/../../escape.webp',
    '/etc/passwd.webp',
    'pictures//x.webp',
    'pictures/.hidden.webp',
    'pictures\\x.webp',
    'pictures/x.webp\0.png',
    'pictures/x.html',
    'pictures/x.svg',
    'pictures/x.constructor',
    'pictures/x',
    'pictures/%2e%2e/x.webp',
    '',
  ])('%j is no name of a file', async (name) => {
    await expect(store.put(name, someBytes)).rejects.toThrow('No file can be stored as');
    await expect(store.remove(name)).rejects.toThrow('No file can be stored as');
    expect(await read(name)).toBeNull();
  });

  test('fifty at once are all there', async () => {
    const names = Array.from({ length: 50 }, (_, index) => `pictures/many-${index}.webp`);
    await Promise.all(names.map((name) => store.put(name, Buffer.from(name))));
    const contents = await Promise.all(names.map(read));
    expect(contents.map((file) => file?.content.toString())).toEqual(names);
  });
});

test('the folder is the one that backups hold, and nothing unfinished stays in it', async () => {
  const files = await readdir(join(dataDir, 'files/pictures'));
  expect(files).toContain('a-1.webp');
  expect(files.filter((name) => name.startsWith('.'))).toEqual([]);
});

test('nobody else of this machine reads what is stored in the folder', async () => {
  const modeOf = async (name: string) => ((await stat(join(dataDir, name))).mode & 0o777).toString(8);
  await stores['a folder'].put('rooms/of/permit.pdf', someBytes);
  expect(await modeOf('files/rooms/of/permit.pdf')).toBe('600');
  for (const name of ['files', 'files/rooms', 'files/rooms/of']) expect(await modeOf(name)).toBe('700');
});

test('a file that is opened and never read does not end the process', async () => {
  const store = stores['a folder'];
  await store.put('pictures/unread.webp', someBytes);
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  process.on('uncaughtException', onError);
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  await store.read('pictures/unread.webp');
  await store.remove('pictures/unread.webp');
  for (let round = 0; round < 3; round += 1) {
    await setImmediate();
    collectGarbage();
  }
  await setImmediate();
  process.off('uncaughtException', onError);
  expect(errors).toEqual([]);
});

describe('of an S3-compatible store', () => {
  test('each object has its type and its bucket in its path', () => {
    expect(s3.objects.get('/giewel/pictures/a-1.webp')).toEqual({ bytes: someBytes, type: 'image/webp' });
  });

  test('whoever has another key is refused, with an error and no file', async () => {
    const stranger = createS3FileStore({
      ...s3.settings,
      credentials: async () => ({ ...s3.settings, secretAccessKey: 'guessed' }),
    });
    await expect(stranger.put('pictures/x.webp', someBytes)).rejects.toThrow('with 403');
    await expect(stranger.read('pictures/a-1.webp')).rejects.toThrow('with 403');
    expect(s3.objects.has('/giewel/pictures/x.webp')).toBe(false);
  });

  test('a bucket that is not there is an error, not a file that was stored', async () => {
    const elsewhere = createS3FileStore({ ...s3.settings, bucket: 'none' });
    await expect(elsewhere.put('pictures/x.webp', someBytes)).rejects.toThrow('no bucket none');
  });

  test('a moment of trouble is tried once more, a longer one is an error', async () => {
    const store = createS3FileStore(s3.settings);
    s3.troubles.push(503);
    await store.put('pictures/tried.webp', someBytes);
    expect(s3.objects.has('/giewel/pictures/tried.webp')).toBe(true);
    s3.troubles.push(500, 500);
    await expect(store.read('pictures/tried.webp')).rejects.toThrow('with 500');
  });
});
