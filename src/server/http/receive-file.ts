import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DiskError } from '#server/errors/unavailable-error.ts';

/** An uploaded file is on disk until it is read. */
export interface ReceivedFile {
  read(): Promise<Uint8Array>;
  /** Closes it and frees its place on the disk. */
  close(): Promise<void>;
}

/** Errors of the disk must differ from errors of the transfer, which are the sender's. */
const onDisk = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw new DiskError(error);
  }
};

/**
 * Writes a file to disk as it arrives: many concurrent uploads, however slow, take no memory. Its name is removed once
 * it is open, so nothing of it stays, however this process ends.
 */
export const receiveFileToDisk = async (
  chunks: AsyncIterable<Uint8Array>,
  folder: string,
): Promise<ReceivedFile> => {
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
        for (let offset = 0; offset < size;)
          offset += (await file.read(bytes, offset, size - offset, offset)).bytesRead;
        return bytes;
      }),
    close: () => file.close(),
  };
};
