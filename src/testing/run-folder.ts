import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caughtErrorCode } from '#server/errors/caught-error.ts';

const MEMORY = '/dev/shm';
const PREFIX = 'giewel-test-';
const GIGABYTE = 2 ** 30;

/** Makes a folder that lives as long as this process, in memory if that is large enough. */
export async function makeRunFolder(): Promise<string> {
  return mkdtemp(join(await fastestFolder(), `${PREFIX}${process.pid}-`));
}

/** A killed run leaves its folders behind; the next one deletes them. */
export async function removeAbandoned(): Promise<void> {
  for (const folder of [MEMORY, tmpdir()]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const pid = /^giewel-test-(\d+)-/.exec(name)?.[1];
      if (pid && !isAlive(Number(pid))) await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

/** Returns whether the folder in memory has two gigabytes: a container has 64 MB by default. */
export async function hasRoomInMemory(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => undefined);
  return memory !== undefined && memory.bavail * memory.bsize > 2 * GIGABYTE;
}

/** A copy of the template database takes 10 ms in memory and 160 ms on a disk. */
async function fastestFolder(): Promise<string> {
  return (await hasRoomInMemory()) ? MEMORY : tmpdir();
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return caughtErrorCode(error) === 'EPERM';
  }
}
