import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { requireSafeFileName, type FileStore, mimeTypeOfFile } from './file-store.ts';

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
    try {
      const file = await open(join(folder, name));
      const { size } = await file.stat();
      return { content: file.createReadStream(), type, size };
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
