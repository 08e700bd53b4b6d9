import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { receiveFileToDisk } from './receive-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'giewel-arriving-'));
afterAll(() => rm(folder, { recursive: true }));

async function* chunks(...parts: Uint8Array[]) {
  yield* parts;
}

test('a file is read as it came, and has no name while it waits', async () => {
  const file = await receiveFileToDisk(
    chunks(Buffer.from('slate '), Buffer.alloc(200_000, 7), Buffer.from(' zinc')),
    folder,
  );
  expect(await readdir(folder)).toEqual([]);
  for (let time = 0; time < 2; time += 1) {
    const bytes = Buffer.from(await file.read());
    expect(bytes.length).toBe(200_011);
    expect([bytes.subarray(0, 6).toString(), bytes.subarray(-5).toString()]).toEqual(['slate ', ' zinc']);
  }
  await file.close();
});

test('of one that breaks off nothing stays', async () => {
  async function* broken() {
    yield Buffer.from('half');
    throw new Error('gone');
  }
  await expect(receiveFileToDisk(broken(), folder)).rejects.toThrow('gone');
  expect(await readdir(folder)).toEqual([]);
});

test('nothing at all is a file of no length', async () => {
  const file = await receiveFileToDisk(chunks(), folder);
  expect((await file.read()).length).toBe(0);
  await file.close();
});

test('nobody else on the machine may look where it waits', async () => {
  const below = join(folder, 'arriving');
  await (await receiveFileToDisk(chunks(), below)).close();
  expect((await stat(below)).mode & 0o777).toBe(0o700);
});
