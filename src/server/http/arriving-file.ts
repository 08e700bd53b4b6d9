import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskFault } from '#server/errors/unavailable.ts';

/** A file that has come, on the disk until somebody wants it. */
export interface ArrivedFile {
  read(): Promise<Uint8Array>;
  /** Lets go of it, and of its place on the disk. */
  close(): Promise<void>;
}

/** What goes wrong on the disk is told from what goes wrong on the way here, which is the sender's. */
const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new DiskFault(error);
  }
};

/**
 * Writes a file to the disk while it comes: many that come at once, however slowly, take no memory. Its name is taken
 * away as soon as it is open, so that nothing of it stays whatever ends this process.
 */
export const receiveFile = async (
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
): Promise<ArrivedFile> => {
  const path = join(folder, randomUUID());
  const file = await onDisk(async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return open(path, 'wx+', 0o600);
  });
  let size = 0;
  try {
    await onDisk(() => rm(path));
    for await (const chunk of chunks) {
      await onDisk(() => file.appendFile(chunk));
      size += chunk.length;
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    read: () =>
      onDisk(async () => {
        const bytes = Buffer.alloc(size);
        for (let offset = 0; offset < size; )
          offset += (await file.read(bytes, offset, size - offset, offset)).bytesRead;
        return bytes;
      }),
    close: () => file.close(),
  };
};
