import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/private-files.ts';
import { type FileRow, roomFiles } from './store.ts';
import { projectFiles } from './tables.ts';

/** Prepares a document that the product itself made for a room. */
export const documentForRoom = async (bytes: Uint8Array): Promise<StoredFileNames> => {
  const storedNames = await roomFiles.take(bytes);
  if (typeof storedNames === 'string') throw new Error(`This is no document of a room: ${storedNames}`);
  return storedNames;
};

/** It runs in the transaction that adds the document; the caller stores the contents. */
export const storeRoomDocument = (
  transaction: Db,
  { kind, token, size, width, height }: StoredFileNames,
  row: Pick<FileRow, 'projectId' | 'ownerId' | 'side' | 'name' | 'createdAt'>,
) => transaction.insert(projectFiles).values({ kind, token, size, width, height, isFixed: true, ...row });
