import { randomUUID } from 'node:crypto';
import { createReadStream, fstat as fstatByCallback, open as openByCallback } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { requireSafeFileName, type FileStore, mimeTypeOfFile } from './file-store.ts';

// A FileHandle that nobody reads to its end would end the whole process when it is collected as garbage; a plain
// descriptor doesn't.
const openDescriptor = promisify(openByCallback);
const statDescriptor = promisify(fstatByCallback);

const syncFolder = async (folder: string) => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const writeWhole = async (path: string, bytes: Uint8Array) => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
};

/** Stores files in a folder of this machine. Its other users can't read them. */
export const createFolderFileStore = (folder: string): FileStore => ({
  async put(name, bytes) {
    requireSafeFileName(name);
    const target = join(folder, name);
    const parent = dirname(target);
    await mkdir(parent, { recursive: true, mode: 0o700 });
    const unfinished = join(parent, `.${randomUUID()}`);
    try {
      await writeWhole(unfinished, bytes);
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    // Without this the name itself may be lost in a power cut.
    await syncFolder(parent);
  },

  async read(name) {
    const type = mimeTypeOfFile(name);
    if (type === null) return null;
    const path = join(folder, name);
    try {
      const fd = await openDescriptor(path, 'r');
      const { size } = await statDescriptor(fd);
      return { content: createReadStream(path, { fd }), type, size };
    } catch (error) {
      if (caughtErrorCode(error) === 'ENOENT') return null;
      throw error;
    }
  },

  async remove(name) {
    requireSafeFileName(name);
    await rm(join(folder, name), { force: true });
  },
});
